//! Projects and solutions of .NET: built with the `dotnet` of this machine.

use crate::files::read_file;
use crate::programs::compilers::{TemporaryFolder, wait_for};
use fencepost_report::ErrorReport;
use serde::Deserialize;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// How long a build may take; the first one also fetches packages.
const BUILD_TIMEOUT: Duration = Duration::from_secs(900);

/// The most that is read of what `dotnet` prints.
const MAX_MESSAGES: usize = 16 << 20;

/// What a project builds.
#[derive(Clone)]
struct Built {
    project: PathBuf,
    assembly: PathBuf,
    is_program: bool,
}

/// What was built in this process: several tests of one project need it built once.
static BUILT: Mutex<Vec<(String, Vec<Built>)>> = Mutex::new(Vec::new());

/// Whether a file is a project.
pub fn is_project(path: &str) -> bool {
    matches!(ending(path).as_str(), "csproj" | "fsproj" | "vbproj")
}

/// Whether a file is a solution.
pub fn is_solution(path: &str) -> bool {
    matches!(ending(path).as_str(), "sln" | "slnx")
}

fn ending(path: &str) -> String {
    let ending = Path::new(path).extension().unwrap_or_default();
    ending.to_string_lossy().to_lowercase()
}

/// The assembly of a project, or of the only project in a solution that is a program.
pub fn program(path: &str) -> Result<PathBuf, ErrorReport> {
    let mut built = build(path)?;
    if is_solution(path) {
        built.retain(|built| built.is_program);
    }
    match &built[..] {
        [only] => Ok(only.assembly.clone()),
        [] => Err(ErrorReport::input(
            "no project of the solution is a program; name a project, or use `fencepost test`",
            path,
        )),
        several => {
            let names = several.iter().map(|built| built.project.display());
            let names: Vec<String> = names.map(|name| name.to_string()).collect();
            let message = "several projects of the solution are programs; name one of them";
            Err(ErrorReport::input(message, path).with_detail(names.join("\n")))
        }
    }
}

/// The assemblies of all projects of a solution.
pub fn assemblies(path: &str) -> Result<Vec<PathBuf>, ErrorReport> {
    Ok(build(path)?
        .into_iter()
        .map(|built| built.assembly)
        .collect())
}

fn build(path: &str) -> Result<Vec<Built>, ErrorReport> {
    if let Some(built) = built_before(path) {
        return Ok(built);
    }
    // A missing file gets the same message as any other program.
    read_file(path, MAX_MESSAGES)?;
    let configuration = ["--configuration", "Debug", "--nologo", "-v:quiet"];
    dotnet(&[&["build", path], &configuration[..]].concat(), path)?;
    let projects = match is_solution(path) {
        true => projects(path)?,
        false => vec![PathBuf::from(path)],
    };
    let built = projects.into_iter().map(properties);
    let built = built.collect::<Result<Vec<Built>, ErrorReport>>()?;
    let mut memory = BUILT.lock().unwrap_or_else(PoisonError::into_inner);
    memory.push((path.to_string(), built.clone()));
    Ok(built)
}

fn built_before(path: &str) -> Option<Vec<Built>> {
    let memory = BUILT.lock().unwrap_or_else(PoisonError::into_inner);
    let known = memory.iter().find(|(known, _)| known == path)?;
    Some(known.1.clone())
}

/// The projects of a solution.
fn projects(path: &str) -> Result<Vec<PathBuf>, ErrorReport> {
    let list = dotnet(&["sln", path, "list"], path)?;
    let folder = Path::new(path).parent().unwrap_or(Path::new(""));
    // A heading comes before the projects.
    let projects = list.lines().map(str::trim).filter(|line| is_project(line));
    let projects: Vec<PathBuf> = projects
        .map(|line| folder.join(line.replace('\\', "/")))
        .collect();
    match projects.is_empty() {
        true => Err(ErrorReport::input("the solution has no project", path)),
        false => Ok(projects),
    }
}

/// What a project makes, asked of the build system itself.
fn properties(project: PathBuf) -> Result<Built, ErrorReport> {
    #[derive(Deserialize)]
    #[serde(rename_all = "PascalCase")]
    struct Answer {
        properties: Properties,
    }
    #[derive(Deserialize)]
    #[serde(rename_all = "PascalCase")]
    struct Properties {
        target_path: String,
        output_type: String,
    }
    let name = project.display().to_string();
    let question = [
        "msbuild",
        &name,
        "-nologo",
        "-p:Configuration=Debug",
        "-getProperty:TargetPath,OutputType",
    ];
    let answer = dotnet(&question, &name)?;
    let answer: Answer = serde_json::from_str(&answer).map_err(|_| {
        let message = "`dotnet msbuild -getProperty` does not say what the project builds; it \
                       needs the SDK of .NET 8 or newer";
        ErrorReport::input(message, &name)
    })?;
    let Properties {
        target_path,
        output_type,
    } = answer.properties;
    if target_path.is_empty() {
        let message = "the project builds for several frameworks; check one of its assemblies \
                       below bin/Debug";
        return Err(ErrorReport::input(message, name));
    }
    let assembly = PathBuf::from(target_path);
    // What people are shown is short where it can be.
    let here = std::env::current_dir().ok();
    let relative = here.and_then(|here| assembly.strip_prefix(here).ok().map(Path::to_path_buf));
    Ok(Built {
        project,
        assembly: relative.unwrap_or(assembly),
        is_program: output_type.to_lowercase().ends_with("exe"),
    })
}

/// Runs `dotnet` and gives what it prints.
fn dotnet(arguments: &[&str], path: &str) -> Result<String, ErrorReport> {
    let failed = |error: std::io::Error| ErrorReport::input(error.to_string(), path);
    let folder = TemporaryFolder::new().map_err(failed)?;
    // Messages go to a file, because a pipe that nobody empties would stop the build.
    let log = folder.path.join("messages.txt");
    let messages = std::fs::File::create(&log).map_err(failed)?;
    let child = Command::new("dotnet")
        .args(arguments)
        .env("DOTNET_CLI_TELEMETRY_OPTOUT", "1")
        .env("DOTNET_NOLOGO", "1")
        .env("DOTNET_CLI_UI_LANGUAGE", "en")
        .stdin(Stdio::null())
        .stderr(messages.try_clone().map_err(failed)?)
        .stdout(messages)
        .spawn();
    let mut child = match child {
        Ok(child) => child,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            let message = "a project is built with `dotnet`, which is not on the PATH; install the \
                           SDK of .NET 8 or newer, or check an assembly that is built already";
            return Err(ErrorReport::input(message, path));
        }
        Err(error) => {
            let message = format!("`dotnet` cannot be run: {error}");
            return Err(ErrorReport::input(message, path));
        }
    };
    wait_for(&mut child, path, BUILD_TIMEOUT)?;
    let status = child.wait().map_err(failed)?;
    let bytes = read_file(&log.display().to_string(), MAX_MESSAGES)?;
    let text = String::from_utf8_lossy(&bytes).trim().to_string();
    match status.success() {
        true => Ok(text),
        false => Err(ErrorReport::input("does not build", path).with_detail(text)),
    }
}
