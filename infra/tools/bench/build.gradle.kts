import net.ltgt.gradle.errorprone.errorprone

plugins {
    `java-library`
}

dependencies {
    implementation(project(":games"))
    implementation(project(":infra:apps:cli"))
    implementation(libs.jmh.core)
    annotationProcessor(libs.jmh.generator.annprocess)
}

// Warnings are no errors here, and nothing else is checked: it would all fall on what JMH generates.
tasks.compileJava {
    options.errorprone.enabled = false
    options.compilerArgs.remove("-Werror")
}

val appFolder = tasks.register<Sync>("appFolder") {
    from(configurations.runtimeClasspath)
    into(layout.buildDirectory.dir("app"))
}

tasks.assemble {
    dependsOn(appFolder)
}
