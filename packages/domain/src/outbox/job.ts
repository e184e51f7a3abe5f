import type { ErrorReason, StatusId } from '@linnet/api';
import type { DraftContent } from '../post-content/draft';
import type { DraftContext } from '../post-content/draft-context';
import type { UncertainPost } from '../post-content/stored-drafts';

/** One post of a job; a thread has several. */
export interface JobStep<Id extends string = StatusId> {
  /** Sent with the post as the idempotency key: a server makes one post of all requests with the same key. */
  key: string;
  /** When the key was made, in milliseconds since 1970: servers forget keys after hours. */
  keyAt: number;
  /**
   * When a request was sent with the key that has no answer yet, in milliseconds since 1970. The server may still work
   * on it, and a second request beside it would make a second post.
   */
  begunAt: number | null;
  /** Whether the post may exist although no answer confirmed it: it is searched for before a new key is used. */
  looks: boolean;
  /** Id of what was made, once it exists. */
  done: Id | null;
}

export type JobState =
  /**
   * Sent at `until` (milliseconds since 1970). `why` is null while sending is only delayed so that it can be undone.
   */
  | { state: 'waiting'; until: number; why: ErrorReason | null }
  /**
   * A request had no answer: the post is searched for at the time `until`, before it is sent again. `why`: the error of
   * the last search.
   */
  | { state: 'checking'; until: number; why: ErrorReason | null }
  | { state: 'sending' }
  /** A later attempt would fail too. */
  | { state: 'stopped'; why: ErrorReason };

/** What has to reach the server once, whatever happens to requests and pages. Stored until it has. */
export interface QueuedJob {
  id: string;
  /** Milliseconds since 1970. */
  madeAt: number;
  steps: readonly JobStep<string>[];
  phase: JobState;
  /** Attempts in a row that are not known to have succeeded, including the present one. */
  tries: number;
  /** Whether its form still shows it, and waits for it to be sent. */
  held: boolean;
  /** An earlier version of it, which may have been made: it is withdrawn before this one is sent. */
  doubt?: UncertainPost | undefined;
}

/** The first step of a job that is not done. */
export function nextStep({ steps }: Pick<QueuedJob, 'steps'>): JobStep<string> | undefined {
  return steps.find((step) => step.done === null);
}

/** A post on its way to the server. Stored until it exists or was withdrawn. */
export interface OutboxJob extends QueuedJob {
  /** The form in which it was written, and to which it returns. */
  context: DraftContext;
  content: DraftContent;
  steps: readonly JobStep[];
  /** The status (or repeat) under whose card the form was open; null for a form elsewhere. */
  openAt: StatusId | null;
}
