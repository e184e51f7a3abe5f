/**
 * Small components inside a line of text that are loaded after the first status, in one chunk. They show no statuses
 * and use no other lazy parts, so any component may use them.
 */
export { AccountMarks } from '../account/account-marks';
export { MovingEmoji } from '../rich-text/moving-emoji';
export { StyledMention } from '../rich-text/styled-mention';
export { AbsoluteTime } from '../status/absolute-time';
