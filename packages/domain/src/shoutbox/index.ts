export { type Shout, type Shoutbox, isLongerThan, shoutHtml, shoutboxOf } from './shoutbox';
