/**
 * Small components inside a line of text that are loaded after the first status, in one chunk. They show no statuses
 * and use no other lazy parts, so any component may use them.
 */
export { AccountMarks } from './account-marks';
export { MovingEmoji } from './moving-emoji';
export { StyledMention } from './styled-mention';
export { AbsoluteTime } from './absolute-time';
