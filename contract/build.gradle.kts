plugins {
    `java-library`
}

dependencies {
    api(project(":games"))
    api(project(":pairing"))
    api(libs.jackson.databind)
}
