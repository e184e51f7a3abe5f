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
} from './draft';
export { contextKey, type DraftContext } from './draft-context';
export type { DraftEntry, DraftForm, DraftPhase, SendOutcome } from './draft-form';
export type { Drafts } from './drafts';
export type { JobState, OutboxJob } from '../outbox/job';
export type { OverPage } from './open-forms';
export { offeredScopes } from './scopes';
export { postLanguages } from './language/post-languages';
export { withPostLanguage } from './language/with-post-language';
export { clampPollExpiry } from './poll/clamp-poll-expiry';
export { newDraftPoll } from './poll/new-draft-poll';
export { offeredUnits } from './poll/offered-units';
export { pollProblem } from './poll/poll-problem';
export { pollSpan } from './poll/poll-span';
export { previewDraft, type DraftPreview } from './preview/preview-draft';
export { earliestSchedule } from './schedule/earliest-schedule';
export { expirySeconds } from './schedule/expiry-seconds';
export { expirySpan } from './schedule/expiry-span';
export { isTooSoon } from './schedule/is-too-soon';
export { localMoment } from './schedule/local-moment';
export { readLocalMoment } from './schedule/read-local-moment';
export { splitDuration } from './schedule/split-duration';
export { splitThread } from './split/split-thread';
export { sharedByThread } from './shared-by-thread';
