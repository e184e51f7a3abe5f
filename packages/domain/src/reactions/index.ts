export { canJoin, canReact } from './can-react';
export { loadReactionPeople } from './load-reaction-people';
export { toggleReaction } from './toggle-reaction';
