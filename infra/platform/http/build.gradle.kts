plugins {
    `java-library`
}

dependencies {
    api(project(":infra:platform:messaging"))
    api(libs.spring.boot.starter.webmvc)
    api(libs.spring.boot.starter.security.oauth2.resource.server)
    api(libs.spring.boot.starter.actuator)
    api(libs.caffeine)
    runtimeOnly(libs.micrometer.registry.prometheus)
    api(libs.springdoc.openapi.starter.webmvc.ui)
    testImplementation(libs.spring.boot.starter.webmvc.test)
}

// Every server shows the page of its own error codes.
tasks.processResources {
    from("../../../docs/reference") {
        include("errors.md")
        into("META-INF/resources/api/docs")
    }
}
