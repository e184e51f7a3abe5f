export { charactersLeft, type DraftContent, type DraftContext, type DraftProblem } from './draft';
export type { DraftForm, DraftPhase, Drafts } from './drafts';
export { offeredScopes } from './starting-content';
