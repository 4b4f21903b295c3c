package dev.perennial.tournament.life;

import dev.perennial.contract.tournament.TournamentEvent;
import dev.perennial.contract.tournament.TournamentState;
import java.util.List;

/** Judges every order to a tournament. What is not refused becomes events; some orders change nothing. */
public final class Life {
    private Life() {}

    public static void requireOrganiser(TournamentState state, Order order) {
        new Story(state, order).requireOrganiser();
    }

    public static List<TournamentEvent> decide(TournamentState state, Order order) {
        var story = new Story(state, order);
        switch (order.act()) {
            case Act.SetRules act -> Conduct.setRules(story, act);
            case Act.Register act -> Enrolment.register(story, act);
            case Act.Invite act -> Invitations.invite(story, act);
            case Act.DeclineInvitation act -> Invitations.decline(story, act);
            case Act.WithdrawInvitation act -> Invitations.withdraw(story, act);
            case Act.Withdraw act -> Enrolment.withdraw(story, act);
            case Act.Reenter act -> Enrolment.reenter(story, act);
            case Act.CheckIn act -> Enrolment.checkIn(story, act);
            case Act.RequestBye act -> Enrolment.requestBye(story, act);
            case Act.TakeBackBye act -> Enrolment.takeBackBye(story, act);
            case Act.SetSeeding act -> Start.setSeeding(story, act);
            case Act.Start _ -> Start.start(story);
            case Act.Pair act -> PairByHand.pair(story, act);
            case Act.Arrive act -> Results.arrive(story, act);
            case Act.Seen act -> Results.seen(story, act);
            case Act.Count act -> Results.count(story, act);
            case Act.Decide act -> Results.decide(story, act);
            case Act.Pause _ -> Conduct.pause(story);
            case Act.Resume _ -> Conduct.resume(story);
            case Act.Finish _ -> Conduct.finish(story);
            case Act.Cancel _ -> Conduct.cancel(story);
            case Act.Tick _ -> Clockwork.tick(story);
        }
        return story.events();
    }
}
