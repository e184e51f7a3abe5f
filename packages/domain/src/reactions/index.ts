export { canJoin, canReact } from './toggle-reaction';
export { loadReactionPeople } from './toggle-reaction';
export { toggleReaction } from './toggle-reaction';
