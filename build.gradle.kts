import com.diffplug.gradle.spotless.SpotlessExtension
import net.ltgt.gradle.errorprone.errorprone
import net.ltgt.gradle.nullaway.nullaway

plugins {
    alias(libs.plugins.spring.boot) apply false
    alias(libs.plugins.errorprone) apply false
    alias(libs.plugins.nullaway) apply false
    alias(libs.plugins.spotless) apply false
}

// A subproject has no catalog of its own yet when this script runs.
val catalog = libs

subprojects {
    group = "dev.perennial"
    version = "0.1.0-SNAPSHOT"

    // Every module says `java-library` itself; what all modules share follows from that.
    pluginManager.withPlugin("java-library") {
        pluginManager.apply("net.ltgt.errorprone")
        pluginManager.apply("net.ltgt.nullaway")
        pluginManager.apply("com.diffplug.spotless")

        dependencies {
            // Enforced, as in Maven: what Boot manages has exactly the version Boot names.
            "implementation"(enforcedPlatform(catalog.spring.boot.dependencies))
            "api"(catalog.jspecify)
            "testImplementation"(catalog.junit.jupiter)
            "testImplementation"(catalog.assertj.core)
            "testRuntimeOnly"(catalog.junit.platform.launcher)
            "errorprone"(catalog.error.prone.core)
            "errorprone"(catalog.nullaway)
        }

        extensions.configure<JavaPluginExtension> {
            toolchain {
                languageVersion = JavaLanguageVersion.of(catalog.versions.java.get())
            }
        }

        tasks.withType<JavaCompile>().configureEach {
            options.encoding = "UTF-8"
            options.release = catalog.versions.java.get().toInt()
            options.compilerArgs.addAll(
                listOf("-parameters", "-Xlint:all,-processing,-serial,-classfile,-requires-automatic", "-Werror"),
            )
        }

        tasks.named<JavaCompile>("compileJava") {
            options.compilerArgs.add("-XDaddTypeAnnotationsToSymbol=true")
            options.errorprone {
                disableWarningsInGeneratedCode = true
                error("CheckReturnValue")
                option("CheckReturnValue:Packages", "dev.perennial")
            }
            options.errorprone.nullaway {
                error()
                annotatedPackages.add("dev.perennial")
                jspecifyMode = false
            }
        }

        tasks.named<JavaCompile>("compileTestJava") {
            options.errorprone.enabled = false
        }

        extensions.configure<SpotlessExtension> {
            java {
                palantirJavaFormat(catalog.versions.palantir.java.format.get())
                removeUnusedImports()
            }
        }

        tasks.withType<Test>().configureEach {
            useJUnitPlatform()
            jvmArgs(
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-XX:+EnableDynamicAgentLoading",
                "--enable-native-access=ALL-UNNAMED",
                "-Dperennial.listed-refusals=true",
            )
            systemProperties(providers.systemPropertiesPrefixedBy("perennial.").get())
        }

        tasks.named<Test>("test") {
            filter {
                excludeTestsMatching("*IT")
                isFailOnNoMatchingTests = false
            }
        }

        val integrationTest = tasks.register<Test>("integrationTest") {
            description = "Runs the tests that need PostgreSQL, Kafka or whole services."
            group = "verification"
            val tests = project.extensions.getByType<SourceSetContainer>().getByName("test")
            testClassesDirs = tests.output.classesDirs
            classpath = tests.runtimeClasspath
            filter {
                includeTestsMatching("*IT")
                isFailOnNoMatchingTests = false
            }
            shouldRunAfter("test")
        }

        tasks.named("check") {
            dependsOn(integrationTest)
        }
    }
}
