export { feedKinds } from './all-feed-kinds';
export { isWhole, wholeView } from './feed-view';
