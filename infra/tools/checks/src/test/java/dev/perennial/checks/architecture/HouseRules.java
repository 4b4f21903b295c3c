package dev.perennial.checks.architecture;

import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.CompositeArchRule;
import dev.perennial.games.Games;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * What the design asks of the classes, for a tree of packages below one root. The root is a parameter so that each rule
 * can be tried on a small tree of offenders.
 */
final class HouseRules {
    /** Every game has a package of its own. */
    static final List<String> GAMES = Games.all().stream()
            .map(game -> game.getClass().getPackageName())
            .map(name -> name.substring(name.lastIndexOf('.') + 1))
            .toList();

    /** The modules without a framework, and which of ours each may use. */
    private static final Map<String, List<String>> PURE =
            Map.of("games", List.of(), "pairing", List.of(), "domain", List.of("games", "pairing"));

    private static final List<String> SERVICES = List.of("command", "query", "tournament");

    /** From the bottom to the top; the last are tools of developers, which no program may need. */
    private static final List<List<String>> LEVELS = List.of(
            List.of("games", "pairing"),
            List.of("domain"),
            List.of("contract"),
            List.of("embedded", "messaging", "eventstore", "http"),
            SERVICES,
            List.of("client", "cli", "standalone"),
            List.of("testing", "bench", "checks"));

    private final String root;

    HouseRules(String root) {
        this.root = root;
    }

    ArchRule pureModulesUseOnlyTheJdk() {
        return CompositeArchRule.of(PURE.entrySet().stream()
                .map(module -> classes()
                        .that()
                        .resideInAPackage(below(module.getKey()))
                        .should()
                        .onlyDependOnClassesThat()
                        .resideInAnyPackage(usableBy(module.getKey(), module.getValue()))
                        .because("rules are a library of pure functions")
                        .allowEmptyShould(true))
                .toList());
    }

    ArchRule pureModulesTouchNothingOutside() {
        return noClasses()
                .that()
                .resideInAnyPackage(pure())
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.io..", "java.nio.file..", "java.net..")
                .because("files and networks belong to programs")
                .allowEmptyShould(true);
    }

    ArchRule pureModulesHaveNoClockAndNoDice() {
        return CompositeArchRule.of(List.of(
                noClasses()
                        .that()
                        .resideInAnyPackage(pure())
                        .should()
                        .accessTargetWhere(readsTheClock().or(throwsDice()))
                        .because("time and chance are handed in")
                        .allowEmptyShould(true),
                noClasses()
                        .that()
                        .resideInAnyPackage(pure())
                        .should()
                        .dependOnClassesThat(clocksAndDice())
                        .because("time and chance are handed in")
                        .allowEmptyShould(true)));
    }

    ArchRule pureModulesDoNotLog() {
        return noClasses()
                .that()
                .resideInAnyPackage(pure())
                .should()
                .dependOnClassesThat(resideInAnyPackage("org.slf4j..", "java.util.logging..", "org.apache.logging..")
                        .or(belongToAnyOf(System.Logger.class)))
                .orShould()
                .accessTargetWhere(target(owner(assignableTo(System.class))).and(target(nameMatching("out|err"))))
                .because("evolve has no side effects")
                .allowEmptyShould(true);
    }

    ArchRule gamesDoNotKnowEachOther() {
        return strangers(GAMES, game -> below("games." + game));
    }

    ArchRule servicesDoNotKnowEachOther() {
        return strangers(SERVICES, this::below);
    }

    ArchRule onlyTheRelayAndTheDeadLettersProduce() {
        return noClasses()
                .that()
                .resideInAPackage(root + "..")
                .and()
                .haveNameNotMatching(root.replace(".", "\\.")
                        + "\\.eventstore\\.relay\\.(EventRelay|NonEventRecordSender|RelayConfiguration).*")
                .and()
                .haveSimpleNameNotStartingWith("DeadLetter")
                .should()
                .dependOnClassesThat(resideInAPackage("org.apache.kafka.clients.producer..")
                        .or(nameMatching(
                                "org\\.springframework\\.kafka\\.core\\.(Kafka(Template|Operations)|.*Producer.*)")))
                .because("what is not in the event store must not reach a topic")
                .allowEmptyShould(true);
    }

    ArchRule operationsNameTheirScopes() {
        return classes()
                .that()
                .areAnnotatedWith("org.springframework.web.bind.annotation.RestController")
                .should()
                .beAnnotatedWith("dev.perennial.http.Scoped")
                .orShould()
                .beAnnotatedWith("dev.perennial.http.OwnerOnly")
                .because("what names no scope is closed to personal tokens")
                .allowEmptyShould(true);
    }

    ArchRule aggregatesAreThinShells() {
        return noClasses()
                .that()
                .areMetaAnnotatedWith("org.axonframework.modelling.command.AggregateRoot")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "org.springframework.web..",
                        "org.springframework.http..",
                        "jakarta.servlet..",
                        "org.springframework.kafka..",
                        "org.apache.kafka..",
                        "org.springframework.jdbc..",
                        "java.sql..",
                        "javax.sql..")
                .because("an aggregate asks the rules and stores the answer")
                .allowEmptyShould(true);
    }

    ArchRule contractKnowsNoFramework() {
        return noClasses()
                .that()
                .resideInAPackage(below("contract"))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.springframework..", "org.axonframework..", "org.apache.kafka..")
                .because("every program that reads our topics can use it")
                .allowEmptyShould(true);
    }

    /** Each level may use the ones before it. Apps may use each other, and so may the libraries of the platform. */
    ArchRule dependenciesPointOneWay() {
        List<ArchRule> rules = new ArrayList<>();
        for (int level = 0; level < LEVELS.size() - 1; level++) {
            rules.add(noClasses()
                    .that()
                    .resideInAnyPackage(below(LEVELS.get(level)))
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(below(LEVELS.subList(level + 1, LEVELS.size()).stream()
                            .flatMap(List::stream)
                            .toList()))
                    .allowEmptyShould(true));
        }
        return CompositeArchRule.of(rules);
    }

    ArchRule packagesHaveNoCycles() {
        // The registries name every game, and every game implements what lies beside them.
        var registries = nameMatching(root.replace(".", "\\.") + "\\.games\\.(Games|Bots)");
        return slices().matching(root + ".(**)")
                .should()
                .beFreeOfCycles()
                .ignoreDependency(registries, DescribedPredicate.alwaysTrue())
                .allowEmptyShould(true);
    }

    private String[] usableBy(String module, List<String> others) {
        return Stream.of(
                        Stream.of("java..", "javax.crypto..", "org.jspecify.annotations..", below(module)),
                        others.stream().map(this::below))
                .flatMap(Function.identity())
                .toArray(String[]::new);
    }

    private String[] pure() {
        return below(List.copyOf(PURE.keySet()));
    }

    private String below(String name) {
        return root + "." + name + "..";
    }

    private String[] below(List<String> names) {
        return names.stream().map(this::below).toArray(String[]::new);
    }

    private static ArchRule strangers(List<String> names, Function<String, String> packageOf) {
        List<ArchRule> rules = names.stream()
                .map(one -> noClasses()
                        .that()
                        .resideInAPackage(packageOf.apply(one))
                        .should()
                        .dependOnClassesThat()
                        .resideInAnyPackage(names.stream()
                                .filter(other -> !other.equals(one))
                                .map(packageOf)
                                .toArray(String[]::new))
                        .allowEmptyShould(true))
                .map(ArchRule.class::cast)
                .toList();
        return CompositeArchRule.of(rules);
    }

    private static DescribedPredicate<JavaAccess<?>> readsTheClock() {
        var now = target(owner(resideInAPackage("java.time.."))).and(target(name("now")));
        var system = target(owner(assignableTo(System.class))).and(target(nameMatching("currentTimeMillis|nanoTime")));
        return now.or(system).as("read the clock");
    }

    private static DescribedPredicate<JavaAccess<?>> throwsDice() {
        return target(nameMatching("random|randomUUID|shuffle"))
                .and(target(owner(resideInAPackage("java.."))))
                .as("throw dice");
    }

    private static DescribedPredicate<JavaClass> clocksAndDice() {
        return assignableTo("java.util.random.RandomGenerator")
                .or(assignableTo("java.time.Clock"))
                .or(assignableTo("java.time.InstantSource"))
                .or(assignableTo("java.util.Date"))
                .or(assignableTo("java.util.Calendar"))
                .as("are clocks or dice");
    }
}
