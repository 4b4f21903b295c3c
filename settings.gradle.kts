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
include("pairing")
include("domain")
include("contract")
include("infra:platform:embedded")
include("infra:tools:testing")
include("infra:platform:messaging")
include("infra:platform:eventstore")
include("infra:platform:http")
include("command-service")
include("tournament-service")
include("web")
include("query-service")
include("infra:apps:client")
include("infra:apps:cli")
include("infra:tools:bench")
include("infra:apps:standalone")
include("infra:tools:checks")
