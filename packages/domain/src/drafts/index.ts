export { aboutOf, kindOfText, type TextKind } from './about-status';
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
export { offeredScopes } from '../post-content/scopes';
export { postLanguages } from './language/post-languages';
export { withPostLanguage } from './language/post-languages';
export { clampPollExpiry } from '../post-content/poll';
export { newDraftPoll } from '../post-content/poll';
export { offeredUnits } from '../post-content/poll';
export { pollProblem } from '../post-content/poll';
export { pollSpan } from '../post-content/poll';
export { previewDraft, type DraftPreview } from './preview/preview-draft';
export { earliestSchedule } from '../post-content/schedule';
export { expirySeconds } from '../post-content/schedule';
export { expirySpan } from '../post-content/schedule';
export { isTooSoon } from '../post-content/schedule';
export { localMoment } from '../post-content/schedule';
export { readLocalMoment } from '../post-content/schedule';
export { splitDuration } from '../post-content/schedule';
export { splitThread } from './split/split-thread';
export { sharedByThread } from '../post-content/shared-by-thread';
