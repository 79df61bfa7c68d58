//! `fencepost doctor`, `completions` and `man`: what there is to say about the tool itself.

use super::{CommandResult, Failed};
use crate::options::arguments::{CommandLine, SimpleFormat};
use crate::options::doctor_arguments::{CompletionsArguments, DoctorArguments, ManArguments};
use crate::output;
use crate::programs::{corlib, jdk::Jdk, llvm};
use clap::CommandFactory;
use fencepost_report::{ErrorReport, Finding, doctor_json, doctor_text};
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What is installed, and what each front end lacks.
pub fn doctor(arguments: &DoctorArguments) -> CommandResult {
    // The one that `check` takes, which need not be the first.
    let clang = llvm::compiler().map_or_else(|| llvm::names("clang"), |(tool, _)| vec![tool]);
    let findings = vec![
        dotnet_sources(),
        tool(
            "projects of .NET",
            &["dotnet"],
            "builds `.csproj` and `.sln`",
            "install the SDK of .NET 8 or newer",
        ),
        finding(
            "real .NET class library",
            corlib::installed_folder(),
            "for what the built-in library does not have",
            "install Mono's (on Debian: `libmono-system-core4.0-cil`), or name a folder with \
             `--corlib`",
        ),
        tool(
            "Java sources",
            &["javac"],
            "compiles `.java`; `.class` and `.jar` need nothing",
            "install a JDK (on Debian: `default-jdk-headless`)",
        ),
        finding(
            "JDK",
            Jdk::installed().map(|jdk| jdk.folder.display().to_string()),
            "for classes that the built-in Java library does not have",
            "install a JDK (on Debian: `default-jdk-headless`), or name one with `--jdk`",
        ),
        tool(
            "C sources",
            &as_words(&clang),
            "compiles `.c`; `.ll` needs nothing",
            "install clang (on Debian: `clang`)",
        ),
        tool(
            "LLVM bitcode",
            &as_words(&llvm::names("llvm-dis")),
            "reads `.bc`",
            "install LLVM's tools (on Debian: `llvm`)",
        ),
        finding(
            "CaDiCaL",
            cfg!(feature = "cadical").then(|| "in this build".to_string()),
            "a second solver, for `--engine sat --solver cadical`",
            "build with `--features cadical`; the other solver needs nothing",
        ),
        tool(
            "pictures of graphs",
            &["dot"],
            "draws what `graph` writes",
            "install Graphviz (on Debian: `graphviz`)",
        ),
    ];
    let text = match arguments.format {
        SimpleFormat::Text => doctor_text(env!("FENCEPOST_VERSION"), &findings),
        SimpleFormat::Json => doctor_json(env!("FENCEPOST_VERSION"), &findings),
    };
    output::deliver(&text, None)?;
    Ok(0)
}

fn finding(what: &str, found: Option<String>, purpose: &str, remedy: &str) -> Finding {
    Finding {
        what: what.to_string(),
        found,
        purpose: purpose.to_string(),
        remedy: remedy.to_string(),
    }
}

fn dotnet_sources() -> Finding {
    tool(
        "C# sources",
        &["mcs", "csc"],
        "compiles `.cs`; `.exe` and `.dll` need nothing",
        "install a C# compiler (on Debian: `mono-mcs`)",
    )
}

fn as_words(names: &[String]) -> Vec<&str> {
    names.iter().map(String::as_str).collect()
}

/// A finding about the first of some tools that is on the PATH.
fn tool(what: &str, names: &[&str], purpose: &str, remedy: &str) -> Finding {
    let found = names.iter().find_map(|name| {
        let path = on_path(name)?;
        let version = first_line(&path).map_or(String::new(), |line| format!(" ({line})"));
        Some(format!("{}{version}", path.display()))
    });
    finding(what, found, purpose, remedy)
}

fn on_path(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let folders = std::env::split_paths(&path);
    let mut places = folders.flat_map(|folder| {
        let exe = folder.join(format!("{name}.exe"));
        [folder.join(name), exe]
    });
    places.find(|place| place.is_file())
}

/// The first line of what a tool says about its version.
fn first_line(tool: &std::path::Path) -> Option<String> {
    let output = Command::new(tool)
        .arg("--version")
        .stdin(Stdio::null())
        .output()
        .ok()?;
    // Some tools say it on the other stream.
    let said = [output.stdout, output.stderr].concat();
    let text = String::from_utf8_lossy(&said);
    let line = text.lines().find(|line| !line.trim().is_empty())?;
    Some(
        line.trim()
            .chars()
            .filter(|c| !c.is_control())
            .take(80)
            .collect(),
    )
}

/// Completions for a shell.
pub fn completions(arguments: &CompletionsArguments) -> CommandResult {
    let mut text = Vec::new();
    let mut command = CommandLine::command();
    clap_complete::generate(arguments.shell, &mut command, "fencepost", &mut text);
    output::deliver(&String::from_utf8_lossy(&text), None)?;
    Ok(0)
}

/// The manual page, or one for each command.
pub fn man(arguments: &ManArguments) -> CommandResult {
    let mut command = CommandLine::command();
    command.build();
    let Some(folder) = &arguments.out else {
        output::deliver(&page(&command)?, None)?;
        return Ok(0);
    };
    if !folder.is_dir() {
        let message = format!("there is no directory `{}`", folder.display());
        return Err(ErrorReport::usage(message, "--out").into());
    }
    output::write_file(&folder.join("fencepost.1"), &page(&command)?)?;
    for one in command.get_subcommands() {
        let name = format!("fencepost-{}.1", one.get_name());
        output::write_file(&folder.join(name), &page(one)?)?;
    }
    Ok(0)
}

fn page(command: &clap::Command) -> Result<String, Failed> {
    let mut text = Vec::new();
    clap_mangen::Man::new(command.clone())
        .render(&mut text)
        .map_err(|error| Failed::Internal(error.to_string()))?;
    Ok(String::from_utf8_lossy(&text).into_owned())
}
