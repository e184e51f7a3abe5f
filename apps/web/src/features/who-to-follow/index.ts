export { SuggestionsPanel } from './suggestions-panel';
export { WhoToFollowScreen } from './who-to-follow-screen';
