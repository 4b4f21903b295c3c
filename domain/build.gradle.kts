plugins {
    `java-library`
}

dependencies {
    api(project(":games"))
    api(project(":pairing"))
}
