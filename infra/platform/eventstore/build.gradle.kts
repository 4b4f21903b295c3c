plugins {
    `java-library`
}

dependencies {
    api(project(":infra:platform:messaging"))
    api(libs.axon.spring.boot.starter) {
        exclude(group = "org.axonframework", module = "axon-server-connector")
    }
    api(libs.spring.boot.starter.jdbc)
    api(libs.spring.boot.starter.flyway)
    api(libs.flyway.database.postgresql)
    api(libs.postgresql)
    compileOnly(libs.checker.qual)
    testCompileOnly(libs.checker.qual)
    api(libs.caffeine)
    api(libs.micrometer.core)
    testImplementation(project(":infra:tools:testing"))
    testImplementation(libs.axon.test)
    testImplementation(libs.spring.boot.starter.test)
}
