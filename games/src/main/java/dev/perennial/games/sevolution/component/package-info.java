/** The material of S-Evolution: cards, suits, resources, sites and the tables of the rule book. */
@NullMarked
package dev.perennial.games.sevolution.component;

import org.jspecify.annotations.NullMarked;
