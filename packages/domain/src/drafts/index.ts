export { targetStatusOf, postKindOf, type PostKind } from './target-status';
export { charactersLeft, hasExpiryAndPoll, hasFilesAndPoll, isBlank, isTooLong } from './draft-rules';
export type {
  DraftAttachment,
  DraftContent,
  DraftPart,
  DraftPoll,
  DraftProblem,
  DraftScope,
  DurationUnit,
} from '../post-content/draft';
export { contextKey, type DraftContext } from '../post-content/draft-context';
export type { DraftEntry, DraftForm, DraftPhase, SendOutcome } from './draft-form';
export type { Drafts } from './drafts';
export type { JobState, OutboxJob } from '../outbox/job';
export type { OverPage } from './open-forms';
export { hasStoredWriting, newPost, storeNewPost } from './stored-writing';
export { offeredScopes } from '../post-content/scopes';
export { postLanguages, withPostLanguage } from './language/post-languages';
export {
  clampPollExpiry,
  newDraftPoll,
  offeredUnits,
  pollProblem,
  pollDurationRange,
} from '../post-content/poll';
export { previewDraft, type DraftPreview } from './preview/preview-draft';
export {
  earliestSchedule,
  expirySeconds,
  expiryRange,
  isTooSoon,
  localMoment,
  readLocalMoment,
  splitDuration,
} from '../post-content/schedule';
export { splitThread } from './split/split-thread';
export { sharedByThread } from '../post-content/shared-by-thread';
