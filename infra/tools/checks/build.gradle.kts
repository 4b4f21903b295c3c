plugins {
    `java-library`
}

dependencies {
    testImplementation(project(":command-service"))
    testImplementation(project(":query-service"))
    testImplementation(project(":tournament-service"))
    testImplementation(project(":infra:apps:cli"))
    testImplementation(project(":infra:apps:standalone"))
    testImplementation(project(":infra:tools:testing"))
    testImplementation(libs.kubernetes.client.api)
    testImplementation(libs.archunit.junit5)
    testImplementation(libs.kotlin.compiler.embeddable)
    testImplementation(libs.jackson.dataformat.toml)
    testImplementation(libs.snakeyaml)
}

// These tests read the whole project, which no input of the task describes.
tasks.test {
    outputs.upToDateWhen { false }
}
