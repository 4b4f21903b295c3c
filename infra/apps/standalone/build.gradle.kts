plugins {
    `java-library`
}

dependencies {
    implementation(project(":infra:platform:embedded"))
    implementation(project(":infra:apps:client"))
    implementation(project(":infra:apps:cli"))
    implementation(project(":command-service"))
    implementation(project(":query-service"))
    implementation(project(":tournament-service"))
    implementation(libs.jetty.proxy)
    implementation(libs.jetty.server)
    compileOnly(libs.checker.qual)
    testCompileOnly(libs.checker.qual)
    implementation(libs.jul.to.slf4j)
    testImplementation(project(":infra:tools:testing"))
    testImplementation(libs.json.schema.validator)
    testImplementation(libs.playwright)
    testImplementation(libs.axe.core.playwright)
    testImplementation(libs.zxing.core)
}

// A plain folder of jars starts faster than nested jars.
val appFolder = tasks.register<Sync>("appFolder") {
    from(configurations.runtimeClasspath)
    into(layout.buildDirectory.dir("app"))
}

tasks.assemble {
    dependsOn(appFolder)
}

tasks.named<Test>("integrationTest") {
    maxParallelForks = 2
}
