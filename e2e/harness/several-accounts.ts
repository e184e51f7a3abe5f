import type { JsonObject } from '../../tools/report/json-value';

/** A different account like the given one. */
const accountLike = (account: JsonObject, number: number): JsonObject => ({
  ...account,
  id: `person-${number}`,
  acct: `person${number}`,
  fqn: `person${number}@localhost`,
  display_name: `Person ${number}`,
  // Of different lengths, so that cards don't have their estimated heights.
  note: '<p>A word about hedges. </p>'.repeat(1 + ((number * 7) % 9)),
});

/** `count` different accounts like the given one, as a server sends them. */
export const severalAccounts = (told: JsonObject, from: number, count: number): JsonObject[] =>
  Array.from({ length: count }, (_, at) => accountLike(told, from + at));
