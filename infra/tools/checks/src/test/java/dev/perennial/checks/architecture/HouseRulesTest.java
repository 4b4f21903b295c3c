package dev.perennial.checks.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import dev.perennial.games.Game;
import dev.perennial.games.Games;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class HouseRulesTest {
    private static final String ROOT = "dev.perennial";
    private static final String OFFENDERS = "dev.perennial.checks.fixture";

    private static final JavaClasses PROJECT = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(ROOT);
    private static final JavaClasses OFFENDING = new ClassFileImporter().importPackages(OFFENDERS);

    /** A rule, and what its report on the offenders must name. */
    record Case(String name, Function<HouseRules, ArchRule> rule, List<String> caught, List<String> spared) {
        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Case> rules() {
        return Stream.of(
                new Case(
                        "pure modules use only the JDK",
                        HouseRules::pureModulesUseOnlyTheJdk,
                        List.of("UsesFramework.json", "ReadsFiles.game", "KnowsTheWire.codec"),
                        List.of("ReadsClock", "KnowsTheWire.tree")),
                new Case(
                        "pure modules touch nothing outside",
                        HouseRules::pureModulesTouchNothingOutside,
                        List.of("ReadsFiles.file", "ReadsFiles.stream", "ReadsFiles.address", "KnowsTheWire.file"),
                        List.of("ReadsClock")),
                new Case(
                        "pure modules have no clock and no dice",
                        HouseRules::pureModulesHaveNoClockAndNoDice,
                        List.of(
                                "ReadsClock.instantNow()",
                                "ReadsClock.localNow()",
                                "ReadsClock.zonedNow()",
                                "ReadsClock.referredNow()",
                                "ReadsClock.millis()",
                                "ReadsClock.nanos()",
                                "ReadsClock.date()",
                                "ReadsClock.injectedClock",
                                "KnowsTheWire.clock",
                                "ThrowsDice.uuid()",
                                "ThrowsDice.mathRandom()",
                                "ThrowsDice.referredRandom()",
                                "ThrowsDice.random()",
                                "ThrowsDice.secure()",
                                "ThrowsDice.threadLocal()",
                                "ThrowsDice.splittable()",
                                "ThrowsDice.shuffled("),
                        List.of("Logs")),
                new Case(
                        "pure modules do not log",
                        HouseRules::pureModulesDoNotLog,
                        List.of("Logs.facade()", "Logs.platform()", "Logs.console()", "KnowsTheWire.log"),
                        List.of("ReadsClock")),
                new Case(
                        "games do not know each other",
                        HouseRules::gamesDoNotKnowEachOther,
                        List.of("PlaysUnderTrees.tree"),
                        List.of("class <dev.perennial.checks.fixture.games.arboretum.Tree>")),
                new Case(
                        "services do not know each other",
                        HouseRules::servicesDoNotKnowEachOther,
                        List.of("AsksQuery.board"),
                        List.of("KnowsService")),
                new Case(
                        "only the relay and the dead letters produce",
                        HouseRules::onlyTheRelayAndTheDeadLettersProduce,
                        List.of("SendsByItself.template(", "SendsByItself.plainClient()"),
                        List.of("relay.NonEventRecordSender", "DeadLetterSender")),
                new Case(
                        "aggregates are thin shells",
                        HouseRules::aggregatesAreThinShells,
                        List.of(
                                "FatAggregate.jdbcTemplate(",
                                "FatAggregate.connection(",
                                "FatAggregate.consumed(",
                                "FatAggregate.response("),
                        List.of("ThinAggregate")),
                new Case(
                        "the contract knows no framework",
                        HouseRules::contractKnowsNoFramework,
                        List.of("KnowsSpring"),
                        List.of("KnowsService")),
                new Case(
                        "operations name their scopes",
                        HouseRules::operationsNameTheirScopes,
                        List.of("ForgetsScopes"),
                        List.of("KnowsSpring")),
                new Case(
                        "dependencies point one way",
                        HouseRules::dependenciesPointOneWay,
                        List.of(
                                "KnowsSpring.upwards(",
                                "KnowsService.board",
                                "ReadsBoard.board",
                                "StartsProgram.program",
                                "NeedsTestTool.tool"),
                        List.of("AsksQuery.board")),
                new Case(
                        "packages have no cycles",
                        HouseRules::packagesHaveNoCycles,
                        List.of("Slice tangle.left", "Slice tangle.right"),
                        List.of("Slice games")));
    }

    @ParameterizedTest
    @MethodSource("rules")
    void theProjectKeepsTheRule(Case rule) {
        rule.rule().apply(new HouseRules(ROOT)).check(PROJECT);
    }

    @ParameterizedTest
    @MethodSource("rules")
    void theRuleCatchesOffendersAndNobodyElse(Case rule) {
        var report = rule.rule()
                .apply(new HouseRules(OFFENDERS))
                .evaluate(OFFENDING)
                .getFailureReport()
                .toString();
        assertThat(report).contains(rule.caught()).doesNotContain(rule.spared());
    }

    @Test
    void everyGameHasAPackageOfItsOwn() {
        assertThat(HouseRules.GAMES).doesNotHaveDuplicates();
        assertThat(Games.all())
                .extracting(Game::getClass)
                .extracting(Class::getPackageName)
                .isSubsetOf(HouseRules.GAMES.stream()
                        .map(game -> ROOT + ".games." + game)
                        .toList());
    }

    /** A rule about nothing would always be kept. */
    @Test
    void theClassesTheRulesAreAboutAreThere() {
        assertThat(PROJECT.contain("dev.perennial.eventstore.relay.EventRelay")).isTrue();
        assertThat(PROJECT.stream()
                        .filter(type -> type.isMetaAnnotatedWith("org.axonframework.modelling.command.AggregateRoot"))
                        .map(type -> type.getSimpleName()))
                .contains("TableAggregate", "TournamentAggregate");
        for (String module : List.of(
                "games", "pairing", "domain", "contract", "command", "query", "tournament", "eventstore", "http")) {
            assertThat(PROJECT)
                    .as(module)
                    .anyMatch(type -> type.getPackageName().startsWith(ROOT + "." + module));
        }
        assertThat(PROJECT).noneMatch(type -> type.getPackageName().startsWith(OFFENDERS));
    }
}
