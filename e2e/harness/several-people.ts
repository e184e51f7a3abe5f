import type { JsonObject } from '../../tools/report/json-value';

/** Somebody who is like the one told of, but another one. */
const like = (told: JsonObject, number: number): JsonObject => ({
  ...told,
  id: `person-${number}`,
  acct: `person${number}`,
  fqn: `person${number}@localhost`,
  display_name: `Person ${number}`,
  // Long and short, so that no two cards are as high as was thought.
  note: '<p>A word about hedges. </p>'.repeat(1 + ((number * 7) % 9)),
});

/** So many people as a server tells them, all of them like one. */
export const several = (told: JsonObject, from: number, count: number): JsonObject[] =>
  Array.from({ length: count }, (_, at) => like(told, from + at));
