plugins {
    `java-library`
}

dependencies {
    api(project(":contract"))
}
