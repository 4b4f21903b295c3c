plugins {
    `java-library`
}

dependencies {
    api(project(":games"))
    api(libs.jackson.databind)
}
