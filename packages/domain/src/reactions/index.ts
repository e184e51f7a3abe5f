export { canJoin, canReact } from './can-react';
export { loadReactionPeople } from './reaction-people';
export { toggleReaction } from './toggle-reaction';
