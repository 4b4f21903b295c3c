plugins {
    `java-library`
}

dependencies {
    // What they name by a range is not needed, or named here.
    runtimeOnly(libs.lit.html) {
        exclude(group = "org.webjars.npm")
    }
    runtimeOnly(libs.chart.js) {
        exclude(group = "org.webjars.npm")
    }
    runtimeOnly(libs.kurkle.color)
}
