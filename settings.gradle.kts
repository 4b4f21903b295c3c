pluginManagement {
    repositories {
        gradlePluginPortal()
    }
}

dependencyResolutionManagement {
    repositoriesMode = RepositoriesMode.FAIL_ON_PROJECT_REPOS
    repositories {
        mavenCentral()
    }
}

rootProject.name = "perennial"

include("games")
include("contract")
include("infra:embedded")
include("infra:testing")
include("infra:eventstore")
include("infra:http")
include("command-service")
include("tournament-service")
include("web")
include("query-service")
include("infra:client")
include("infra:cli")
include("infra:bench")
include("infra:standalone")
include("infra:checks")
