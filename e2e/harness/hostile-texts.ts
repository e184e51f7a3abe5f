import { HOSTILE_CASES } from '@linnet/richtext/hostile';

/** Characters from which on a text is there to exhaust whoever reads it. */
const LARGE = 100_000;

/** What is made to run, to load, to leave or to break out. */
export const smallTexts = HOSTILE_CASES.filter(({ html }) => html.length < LARGE);

/** What is made to exhaust. */
export const largeTexts = HOSTILE_CASES.filter(({ html }) => html.length >= LARGE);
