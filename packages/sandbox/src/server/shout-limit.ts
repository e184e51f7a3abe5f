/** Characters of a message in the shoutbox. */
export const SHOUT_LIMIT = 5000;
