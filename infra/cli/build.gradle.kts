plugins {
    `java-library`
}

dependencies {
    implementation(project(":contract"))
}
