plugins {
    `java-library`
}

dependencies {
    api(project(":infra:apps:client"))
    api(libs.picocli)
}

// Jar and folder are all that the offline commands need.
val appFolder = tasks.register<Sync>("appFolder") {
    from(configurations.runtimeClasspath)
    into(layout.buildDirectory.dir("app"))
}

tasks.assemble {
    dependsOn(appFolder)
}
