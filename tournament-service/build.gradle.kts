plugins {
    `java-library`
    alias(libs.plugins.spring.boot)
}

dependencies {
    api(project(":infra:platform:eventstore"))
    api(project(":infra:platform:http"))
    api(libs.spring.boot.starter.validation)
    testImplementation(project(":infra:tools:testing"))
    testImplementation(libs.axon.test)
    testImplementation(libs.spring.boot.starter.webmvc.test)
}

// The plain jar is a library of the standalone; the executable jar is built beside it.
tasks.jar {
    archiveClassifier = ""
}

tasks.bootJar {
    archiveClassifier = "exec"
    mainClass = "dev.perennial.tournament.TournamentService"
}
