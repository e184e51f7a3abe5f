export { canJoin, canReact, loadReactionPeople, toggleReaction } from './toggle-reaction';
