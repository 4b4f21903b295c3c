plugins {
    `java-library`
}

dependencies {
    api(project(":domain"))
    api(libs.jackson.databind)
}
