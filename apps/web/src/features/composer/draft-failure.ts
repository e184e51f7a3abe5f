import type { FailureReason } from '@linnet/api';
import type { DraftProblem } from '@linnet/domain/drafts';
import { failureMessage } from '../../blocks/failure/failure-message';
import type { MessageId } from '../../platform/i18n/message-id';

interface DraftFailure {
  /** The sentence around `id`; it also says what to do. */
  readonly frame: MessageId;
  /** What went wrong. */
  readonly id: MessageId;
  readonly values?: Readonly<Record<string, string | number>>;
}

interface DraftFailureOptions {
  readonly why: DraftProblem | FailureReason;
  /** The session has expired. */
  readonly expired: boolean;
}

/** Why a draft could not be sent and what to do, as messages. */
export function draftFailure({ why, expired }: DraftFailureOptions): DraftFailure {
  if (typeof why === 'string') return { frame: 'post_status.error', id: why };
  if (expired && why.kind === 'http') return { frame: 'post_status.error', id: 'post_status.signed_out' };
  const message = failureMessage(why);
  if (why.kind === 'offline') return { frame: 'post_status.error_kept', ...message };
  // The post may have been published all the same.
  if (why.kind === 'malformed') return { frame: 'post_status.error_unclear', ...message };
  return { frame: 'post_status.error', ...message };
}
