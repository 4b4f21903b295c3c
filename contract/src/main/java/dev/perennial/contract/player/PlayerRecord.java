package dev.perennial.contract.player;

import dev.perennial.domain.PlayerId;

/**
 * The value of a record on the players topic, the only one with names. It says all there is to know, so that the latest
 * one suffices; a record without a value means that the player's name was erased.
 *
 * @param revision grows with every change; a record with a lower one is older, whenever it arrives
 */
public record PlayerRecord(PlayerId player, long revision, String displayName, boolean guest, boolean bot) {}
