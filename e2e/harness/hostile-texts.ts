import { HOSTILE_CASES } from '@linnet/richtext/hostile';

/** Texts with at least this many characters are meant to exhaust the parser. */
const LARGE = 100_000;

/** Texts meant to run, to load, to navigate or to break out. */
export const smallTexts = HOSTILE_CASES.filter(({ html }) => html.length < LARGE);

/** Texts meant to exhaust. */
export const largeTexts = HOSTILE_CASES.filter(({ html }) => html.length >= LARGE);
