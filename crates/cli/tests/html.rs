//! `--html`: what the page says, that nothing of a program becomes markup, and that it works in a
//! browser where there is one.

mod common;

use common::{Folder, fencepost};
use std::path::Path;
use std::process::Command;

fn page(folder: &Folder, program: &str, more: &[&str]) -> String {
    let file = folder.file("page.html");
    let run = fencepost(&[&["check", program, "--html", &file], more].concat());
    assert!(run.code <= 1, "{}{}", run.stdout, run.stderr);
    std::fs::read_to_string(&file).expect("the page is there")
}

#[test]
fn a_page_has_lanes_links_and_the_source() {
    let folder = Folder::new("html_lanes");
    let text = page(
        &folder,
        "lost_update.fir",
        &["--final", "Counter.value == 2"],
    );
    assert!(text.starts_with("<!DOCTYPE html>"), "{text}");
    assert!(text.contains("class=\"verdict violated\""), "{text}");
    assert!(text.contains("<table class=\"lanes\">"), "{text}");
    // One file: nothing is loaded from elsewhere.
    for outside in ["http://", "https://", "src=", "<link"] {
        let found = text.replace("http://www.w3.org/2000/svg", "");
        assert!(!found.contains(outside), "{outside}");
    }
    assert!(text.contains("Content-Security-Policy"));
    // The source is part of the page.
    let source = std::fs::read_to_string(common::programs().join("lost_update.fir")).unwrap();
    let line = source
        .lines()
        .find(|line| line.contains("func"))
        .unwrap_or_default();
    let quoted = serde_json::to_string(line).unwrap();
    assert!(text.contains(quoted.trim_matches('"')), "{quoted}");
}

#[test]
fn reads_are_linked_to_the_writes_they_saw() {
    let folder = Folder::new("html_reads");
    let file = folder.file("reads.fir");
    let text = "class P { static x: i32 }\nfunc main() {\n  %a = start send()\n  %v = load P.x\n  \
                %ok = eq.i32 %v, 0\n  assert %ok, \"seen\"\n  ret\n}\nfunc send() {\n  \
                store P.x, 7\n  ret\n}\n";
    std::fs::write(&file, text).unwrap();
    let json = fencepost(&["check", &file, "--format", "json"]).json();
    let trace = json["violations"][0]["trace"].as_array().expect("a trace");
    let mut linked = 0;
    for step in trace {
        if let Some(from) = step["reads_from"].as_u64() {
            let write = &trace[from as usize];
            assert_eq!(write["location"], step["location"]);
            assert_eq!(write["value"], step["value"]);
            assert!(
                write["operation"]
                    .as_str()
                    .is_some_and(|word| word.contains("write"))
            );
            linked += 1;
        }
    }
    assert_eq!(linked, 1, "{json:#}");
    let page = page(&folder, &file, &[]);
    assert_eq!(page.matches("class=\"from\"").count(), linked, "{page}");
}

#[test]
fn what_completed_early_has_its_sentence() {
    let folder = Folder::new("html_early");
    let program =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/dotnet/Peterson/Peterson.exe");
    let program = program.display().to_string();
    let text = page(&folder, &program, &["--final", "Peterson.counter == 2"]);
    assert!(text.contains("class=\"early\""), "{text}");
    let why =
        "completed before Peterson.cs:13 write Peterson.counter, which the program has earlier";
    assert!(text.contains(why), "{text}");
    assert!(text.contains("\"overtakes\": 10"), "{text}");
}

#[test]
fn names_of_a_program_are_never_markup() {
    let folder = Folder::new("html_markup");
    let source = folder.file("Evil.cs");
    let text = "using System.Diagnostics;\nclass Evil {\n  static void Main() {\n    \
                System.Console.WriteLine(\"</script><script>alert(1)</script><!--\");\n    \
                Debug.Assert(false, \"<img src=x onerror=alert(1)>&\\u2028\");\n  }\n}\n";
    std::fs::write(&source, text).unwrap();
    let page = page(&folder, &source, &[]);
    assert_eq!(page.matches("<script").count(), 2, "{page}");
    assert_eq!(page.matches("</script>").count(), 2, "{page}");
    assert!(!page.contains("<img"), "{page}");
    assert!(
        page.contains("&lt;img src=x onerror=alert(1)&gt;&amp;"),
        "{page}"
    );
}

#[test]
fn a_verified_program_has_a_page_and_a_bad_file_is_refused_first() {
    let folder = Folder::new("html_verified");
    let text = page(&folder, "store_buffering.fir", &[]);
    assert!(text.contains("class=\"verdict verified\""), "{text}");
    let run = fencepost(&["check", "deadlock.fir", "--html", "nowhere/page.html"]);
    assert_eq!(run.code, 2);
    assert!(run.stderr.contains("--html"), "{}", run.stderr);
}

#[test]
fn async_methods_share_a_lane_and_what_is_no_step_has_no_number() {
    let folder = Folder::new("html_async");
    if Command::new("mcs").arg("--version").output().is_err() {
        eprintln!("skipped: mcs, Mono's C# compiler, is not on the PATH (Debian: mono-mcs)");
        return;
    }
    let everyday = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/traces/everyday");
    let text = |program: &str| {
        let file = folder.file("page.html");
        let program = format!("{everyday}/{program}");
        let run = fencepost(&["check", &program, "--html", &file]);
        assert_eq!(run.code, 1, "{}", run.stderr);
        std::fs::read_to_string(&file).unwrap()
    };
    let visits = text("VisitCounter.cs");
    let headings = "<th>step</th><th>source</th><th>Main</th><th>async methods</th></tr>";
    assert!(visits.contains(headings), "{visits}");
    assert!(
        visits.contains("<div class=\"resumes\">go on with SaveAsync"),
        "{visits}"
    );
    let bank = text("BankTransfers.cs");
    assert!(bank.contains("<tr><td class=\"number\"></td>"), "{bank}");
    assert!(bank.contains("throw InsufficientFundsException"), "{bank}");
    let mut ids: Vec<&str> = bank.split("<tr id=\"").skip(1).collect();
    for id in &mut ids {
        *id = id.split('"').next().unwrap_or_default();
    }
    let count = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), count, "rows with the same id");
}

/// The browser, if there is one.
fn browser() -> Option<&'static str> {
    let names = ["chromium", "chromium-browser", "google-chrome"];
    let works = |name: &&str| Command::new(name).arg("--version").output().is_ok();
    names.into_iter().find(works)
}

/// The page after a script has run in it, as the browser has it then.
fn rendered(browser: &str, page: &str, folder: &Path, script: &str) -> String {
    let text = std::fs::read_to_string(page).unwrap();
    let file = folder.join("driven.html");
    let driven = text.replace("</body>", &format!("<script>{script}</script></body>"));
    std::fs::write(&file, driven).unwrap();
    let output = Command::new(browser)
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--dump-dom"])
        .arg(format!(
            "--user-data-dir={}",
            folder.join("profile").display()
        ))
        .arg(format!("file://{}", file.display()))
        .output()
        .expect("the browser runs");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn keys_and_the_slider_move_through_an_execution() {
    let Some(browser) = browser() else {
        eprintln!("no browser is installed; nothing was tried");
        return;
    };
    let folder = Folder::new("html_browser");
    page(
        &folder,
        "lost_update.fir",
        &["--final", "Counter.value == 2"],
    );
    let press = |key: &str| {
        format!("document.dispatchEvent(new KeyboardEvent('keydown', {{key: '{key}'}}));")
    };
    let file = folder.file("page.html");
    let at = |dom: &str| {
        let row = dom.split("<tr id=\"v0s").skip(1).find(|row| {
            let head = row.split('>').next().unwrap_or_default();
            head.contains("now")
        });
        row.and_then(|row| row.split('"').next().map(str::to_string))
    };
    let first = rendered(browser, &file, &folder.0, &press("Home"));
    assert_eq!(at(&first).as_deref(), Some("0"), "{first}");
    let second = rendered(
        browser,
        &file,
        &folder.0,
        &(press("Home") + &press("ArrowRight")),
    );
    assert_eq!(at(&second).as_deref(), Some("1"), "{second}");
    let slide = "const s = document.querySelector('.slider'); s.value = 0; \
                 s.dispatchEvent(new Event('input'));";
    let slid = rendered(browser, &file, &folder.0, slide);
    assert_eq!(at(&slid).as_deref(), Some("0"), "{slid}");
    // The line of source that the step is at is marked with the thread's name.
    assert!(slid.contains("class=\"at\""), "{slid}");
    assert!(slid.contains("▶ "), "{slid}");
}

#[test]
fn a_page_knows_memory_monitors_and_pending_lists_at_every_step() {
    let folder = Folder::new("html_memory");
    let data = |text: &str| {
        let start = text.find("id=\"data\">").expect("the data are there") + "id=\"data\">".len();
        let end = text[start..].find("</script>").expect("and end") + start;
        let data: serde_json::Value = serde_json::from_str(&text[start..end]).expect("as JSON");
        data["violations"][0]["memory"].clone()
    };
    let text = page(
        &folder,
        "store_buffering.fir",
        &["--model", "tso", "--final", "Sb.r1 + Sb.r2 > 0"],
    );
    let memory = data(&text);
    let views = memory.as_array().expect("a list");
    // The main thread starts the first of the others before there is anything to choose.
    assert_eq!(views[0]["after"], 1);
    let in_order = views
        .windows(2)
        .all(|two| two[0]["after"].as_u64() < two[1]["after"].as_u64());
    assert!(in_order, "{memory:#}");
    // A write is pending while memory still has the old value.
    let waits = views.iter().any(|view| {
        let pending = view["pending"].to_string();
        let old = view["cells"].to_string().contains("[\"Sb.x\",\"0\"]");
        pending.contains("write Sb.x = 1") && old
    });
    assert!(waits, "{memory:#}");
    let last = &views[views.len() - 1]["cells"];
    assert!(last.to_string().contains("[\"Sb.x\",\"1\"]"), "{last}");
    let memory = data(&page(&folder, "deadlock.fir", &[]));
    let last = memory
        .as_array()
        .and_then(|views| views.last())
        .expect("a view");
    let monitors = last["monitors"].as_array().expect("a list");
    assert_eq!(monitors.len(), 2, "{last:#}");
    assert!(last.to_string().contains("held by take"), "{last:#}");
}

#[test]
fn fences_litmus_tests_and_data_types_have_pages() {
    let folder = Folder::new("html_tables");
    let file = folder.file("page.html");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let in_root = |path: &str| root.join(path).display().to_string();
    let read = |arguments: &[&str], code: i32| {
        let run = fencepost(&[arguments, &["--html", &file]].concat());
        assert_eq!(run.code, code, "{}{}", run.stdout, run.stderr);
        std::fs::read_to_string(&file).expect("the page is there")
    };
    let peterson = in_root("examples/dotnet/Peterson/Peterson.exe");
    let text = read(
        &["fences", &peterson, "--final", "Peterson.counter == 2"],
        0,
    );
    assert!(text.contains("<h2>The patch</h2>"), "{text}");
    assert!(text.contains("<span class=\"added\">+"), "{text}");
    assert!(text.contains("MemoryBarrier"), "{text}");
    assert!(text.contains("<table class=\"lanes\">"), "{text}");
    let sb = in_root("tests/litmus/x86/SB.litmus");
    let text = read(&["litmus", &sb], 0);
    assert!(text.contains("0:EAX=0; 1:EAX=0"), "{text}");
    assert!(text.contains("Sometimes 1 3"), "{text}");
    let stack = in_root("examples/datatypes/TreiberStack/broken.toml");
    let text = read(&["datatype", &stack], 1);
    assert!(text.contains("serial observations"), "{text}");
    assert!(text.contains("class=\"verdict violated\""), "{text}");
}
