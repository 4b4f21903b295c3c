plugins {
    `java-library`
}

dependencies {
    api(libs.embedded.postgres) {
        // Else it brings the binaries of every platform.
        exclude(group = "io.zonky.test.postgres")
    }
    runtimeOnly(libs.embedded.postgres.binaries.linux.amd64)
    api(libs.kafka.broker)
    api(libs.kafka.server)
    api(libs.postgresql)
    api(libs.slf4j.api)
}
