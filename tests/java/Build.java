import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/**
 * Compiles the Java programs of the tests and notes what `java` prints for the sequential ones.
 * Needs a JDK 17; the tests themselves do not. Names of cases or of sequential programs as
 * arguments limit the work to them; `sequential` is all sequential programs.
 */
public class Build {
    static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

    public static void main(String[] args) throws Exception {
        Path here = Path.of(args[0]);
        List<String> wanted = Arrays.asList(args).subList(1, args.length);
        List<Path> cases;
        try (Stream<Path> all = Files.list(here.resolve("concurrent"))) {
            cases = all.filter(path -> Files.exists(path.resolve("Program.java"))).sorted().toList();
        }
        for (Path folder : cases) {
            if (wanted.isEmpty() || wanted.contains(folder.getFileName().toString())) {
                pack(folder, folder.resolve("program.jar"));
            }
        }
        Path own = here.resolve("own-library");
        if (wanted.isEmpty() || wanted.contains("own-library")) {
            packOwn(own);
        }
        Path folder = here.resolve("sequential");
        Path archive = folder.resolve("programs.jar");
        boolean all = wanted.isEmpty() || wanted.contains("sequential");
        List<String> programs = new ArrayList<>();
        for (Path source : files(folder, ".java")) {
            String name = source.getFileName().toString().replace(".java", "");
            if (all || wanted.contains(name)) {
                programs.add(name);
            }
        }
        if (!programs.isEmpty()) {
            pack(folder, archive);
        }
        for (String name : programs) {
            run(archive, name, folder.resolve(name + ".txt"));
        }
    }

    static List<Path> files(Path folder, String ending) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(path -> path.toString().endsWith(ending)).sorted().toList();
        }
    }

    /** Compiles all sources of a folder into an archive, the same every time. */
    static void pack(Path folder, Path archive) throws IOException {
        Path work = Files.createTempDirectory("fencepost-java");
        compile(folder, List.of("--release", "17"), work, files(folder, ".java"));
        pack(folder, archive, work);
    }

    /** The same for a program and classes that take the place of the JDK's own. */
    static void packOwn(Path folder) throws IOException {
        Path work = Files.createTempDirectory("fencepost-java");
        Path jdk = folder.resolve("jdk");
        compile(jdk, List.of("--patch-module", "java.base=" + jdk), work, files(jdk, ".java"));
        Path program = folder.resolve("Program.java");
        compile(folder, List.of("--patch-module", "java.base=" + work), work, List.of(program));
        pack(folder, folder.resolve("program.jar"), work);
    }

    static void compile(Path folder, List<String> options, Path work, List<Path> sources) throws IOException {
        List<String> arguments = new ArrayList<>(List.of(
            "-nowarn", "-Xlint:none", "-g", "-encoding", "UTF-8", "-d", work.toString()));
        arguments.addAll(options);
        sources.forEach(source -> arguments.add(source.toString()));
        if (COMPILER.run(null, null, System.err, arguments.toArray(new String[0])) != 0) {
            throw new IOException("cannot compile " + folder);
        }
    }

    static void pack(Path folder, Path archive, Path work) throws IOException {
        // Classes that a case leaves out on purpose.
        Path list = folder.resolve("left-out.txt");
        List<String> leftOut = Files.exists(list) ? Files.readAllLines(list) : List.of();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Path file : files(work, ".class")) {
                String name = work.relativize(file).toString().replace(File.separatorChar, '/');
                if (!leftOut.contains(name)) {
                    ZipEntry entry = new ZipEntry(name);
                    entry.setTimeLocal(LocalDateTime.of(1980, 1, 1, 0, 0, 2));
                    zip.putNextEntry(entry);
                    zip.write(Files.readAllBytes(file));
                    zip.closeEntry();
                }
            }
        }
        Files.write(archive, bytes.toByteArray());
        try (Stream<Path> all = Files.walk(work)) {
            all.sorted(Comparator.reverseOrder()).forEach(path -> path.toFile().delete());
        }
    }

    /** Notes what a program prints. */
    static void run(Path archive, String name, Path output) throws Exception {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Process process = new ProcessBuilder(java, "-ea", "-Xshare:auto", "-XX:TieredStopAtLevel=1",
            "-cp", archive.toString(), name)
            .redirectInput(new File("/dev/null"))
            .redirectOutput(output.toFile())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
        if (process.waitFor() != 0) {
            throw new IOException(name + " ended with an error");
        }
    }
}
