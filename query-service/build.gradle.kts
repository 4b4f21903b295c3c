plugins {
    `java-library`
    alias(libs.plugins.spring.boot)
}

dependencies {
    api(project(":contract"))
    api(project(":infra:platform:http"))
    api(project(":web"))
    api(libs.spring.boot.starter.jdbc)
    api(libs.spring.boot.starter.flyway)
    api(libs.flyway.database.postgresql)
    api(libs.postgresql)
    api(libs.spring.boot.starter.kafka)
    api(libs.caffeine)
    api(libs.jmustache)
    api(libs.commonmark)
    api(libs.commonmark.ext.gfm.tables)
    // Letters of the pictures that links show: only the font files are used.
    runtimeOnly(libs.roboto) {
        exclude(group = "com.formdev")
    }
    compileOnly(libs.checker.qual)
    testCompileOnly(libs.checker.qual)
    testImplementation(project(":infra:apps:cli"))
    testImplementation(project(":infra:tools:testing"))
    testImplementation(libs.spring.boot.starter.webmvc.test)
}

// The documentation, which the server shows at /docs.
tasks.processResources {
    from(rootProject.file("docs")) {
        into("docs-pages/docs")
    }
    from(rootProject.projectDir) {
        include("*.md")
        into("docs-pages")
    }
}

// The plain jar is a library of the standalone; the executable jar is built beside it.
tasks.jar {
    archiveClassifier = ""
}

tasks.bootJar {
    archiveClassifier = "exec"
    mainClass = "dev.perennial.query.QueryService"
}

tasks.named<Test>("integrationTest") {
    maxParallelForks = 2
}
