/**
 * Small things inside a line of text that can wait until the first status stands: one chunk. They show no status
 * themselves and use no later part, so that everything may use them.
 */
export { AccountMarks } from '../account/account-marks';
export { MovingEmoji } from '../rich-text/moving-emoji';
export { StyledMention } from '../rich-text/styled-mention';
export { AbsoluteTime } from '../status/absolute-time';
