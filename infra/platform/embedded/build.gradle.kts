plugins {
    `java-library`
}

val os = System.getProperty("os.name").lowercase().substringBefore(' ')
val arch = System.getProperty("os.arch")

dependencies {
    api(libs.embedded.postgres) {
        // Else it brings the binaries of every platform.
        exclude(group = "io.zonky.test.postgres")
    }
    // A build carries the PostgreSQL programs of its own platform and no other. Only linux/amd64 has ever been run.
    when ("$os/$arch") {
        "linux/amd64" -> runtimeOnly(libs.embedded.postgres.binaries.linux.amd64)
        "linux/aarch64" -> runtimeOnly(libs.embedded.postgres.binaries.linux.arm64v8)
        "mac/x86_64" -> runtimeOnly(libs.embedded.postgres.binaries.darwin.amd64)
        "mac/aarch64" -> runtimeOnly(libs.embedded.postgres.binaries.darwin.arm64v8)
    }
    api(libs.kafka.broker)
    api(libs.kafka.server)
    api(libs.kafka.metadata)
    api(libs.postgresql)
    api(libs.slf4j.api)
    testImplementation(libs.logback.classic)
}
