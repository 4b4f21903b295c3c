package dev.perennial.domain.league;

import dev.perennial.domain.league.LeagueCommand.AddMember;
import dev.perennial.domain.league.LeagueCommand.AddOrganiser;
import dev.perennial.domain.league.LeagueCommand.GiveEntryConsent;
import dev.perennial.domain.league.LeagueCommand.RemoveMember;
import dev.perennial.domain.league.LeagueCommand.RemoveOrganiser;
import dev.perennial.domain.league.LeagueCommand.RevokeEntryConsent;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import java.util.List;

/** Decides who organises a league, who is a member, and which members its organisers may enter. */
final class MemberDecider {
    private MemberDecider() {}

    static LeagueEvent addOrganiser(LeagueState state, AddOrganiser command) {
        var rights = new LeagueRights(state, command.request());
        var player = command.player();
        rights.requireOrganiser();
        TournamentRefusal.ALREADY_REGISTERED.unless(!state.organisers().contains(player));
        return new LeagueEvent.OrganiserAdded(
                state.id(), player, command.request().person(), rights.reason());
    }

    static LeagueEvent removeOrganiser(LeagueState state, RemoveOrganiser command) {
        var rights = new LeagueRights(state, command.request());
        var player = command.player();
        rights.requireOrganiser();
        TournamentRefusal.UNKNOWN_PLAYER.unless(state.organisers().contains(player));
        // A league needs at least one organiser.
        TournamentRefusal.WRONG_STATE.unless(state.organisers().size() > 1);
        return new LeagueEvent.OrganiserRemoved(
                state.id(), player, command.request().person(), rights.reason());
    }

    static LeagueEvent addMember(LeagueState state, AddMember command) {
        var rights = new LeagueRights(state, command.request());
        var player = command.player();
        rights.requireSelfOrOrganiser(player);
        TournamentRefusal.ALREADY_REGISTERED.unless(!state.members().containsKey(player));
        return new LeagueEvent.MemberJoined(
                state.id(), player, command.request().person(), rights.reasonAbout(player));
    }

    static LeagueEvent removeMember(LeagueState state, RemoveMember command) {
        var rights = new LeagueRights(state, command.request());
        var player = command.player();
        rights.requireSelfOrOrganiser(player);
        TournamentRefusal.UNKNOWN_PLAYER.unless(state.members().containsKey(player));
        return new LeagueEvent.MemberLeft(state.id(), player, command.request().person(), rights.reasonAbout(player));
    }

    static List<LeagueEvent> giveConsent(LeagueState state, GiveEntryConsent command) {
        var player = command.player();
        new LeagueRights(state, command.request()).requireMember(player);
        return state.consents().contains(player)
                ? List.of()
                : List.of(new LeagueEvent.EntryConsentGiven(
                        state.id(), player, command.request().person()));
    }

    static List<LeagueEvent> revokeConsent(LeagueState state, RevokeEntryConsent command) {
        var player = command.player();
        new LeagueRights(state, command.request()).requireMember(player);
        return state.consents().contains(player)
                ? List.of(new LeagueEvent.EntryConsentRevoked(
                        state.id(), player, command.request().person()))
                : List.of();
    }
}
