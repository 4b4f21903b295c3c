plugins {
    `java-library`
}

dependencies {
    api(project(":infra:platform:embedded"))
    api(project(":contract"))
    api(libs.testcontainers)
    api(libs.testcontainers.postgresql)
    api(libs.testcontainers.kafka)
    api(libs.kafka.clients)
    api(libs.junit.jupiter.api)
    testImplementation(libs.logback.classic)
}
