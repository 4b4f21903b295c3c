plugins {
    `java-library`
}

dependencies {
    api(project(":contract"))
    api(libs.spring.boot.starter.kafka)
    api(libs.spring.boot.starter.jdbc)
    api(libs.postgresql)
    compileOnly(libs.checker.qual)
    testCompileOnly(libs.checker.qual)
    api(libs.micrometer.core)
    testImplementation(libs.spring.boot.starter.test)
}
