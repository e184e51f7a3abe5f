import type { FailureReason, StatusId } from '@linnet/api';
import type { DraftContent } from '../drafts/draft';
import type { DraftContext } from '../drafts/draft-context';
import type { PostInDoubt } from '../drafts/stored-drafts';

/** One post of a job; a thread has several. */
export interface JobStep {
  /** Sent with the post: a server makes one post of all requests with the same key. */
  key: string;
  /** When the key was made, in milliseconds since 1970: servers forget keys after hours. */
  keyAt: number;
  /**
   * When a request was sent with the key that nobody has answered yet, in milliseconds since 1970. It may still be worked
   * on, and a second one beside it would make a second post.
   */
  begunAt: number | null;
  /** The post may be there although no answer said so: look before a new key is used. */
  looks: boolean;
  /** The post, once it is there. */
  done: StatusId | null;
}

export type JobState =
  /** Until that time (milliseconds since 1970); `why` is null during the time in which it can be taken back. */
  | { state: 'waiting'; until: number; why: FailureReason | null }
  /** Nobody answered: it is looked for at that time, before it is sent again. `why` it could not be, the last time. */
  | { state: 'checking'; until: number; why: FailureReason | null }
  | { state: 'sending' }
  /** Waiting would not help. */
  | { state: 'stopped'; why: FailureReason };

/** The first post of a job that is not there yet. */
export function nextStep({ steps }: Pick<OutboxJob, 'steps'>): JobStep | undefined {
  return steps.find((step) => step.done === null);
}

/** Something written that is on its way to the server. Kept until it is there or was taken back. */
export interface OutboxJob {
  id: string;
  /** The form it was written in, and goes back to. */
  context: DraftContext;
  content: DraftContent;
  /** Milliseconds since 1970. */
  madeAt: number;
  steps: readonly JobStep[];
  phase: JobState;
  /** Requests in a row of which nobody knows that they brought something; the one under way counts. */
  tries: number;
  /** Its form still shows it, and waits with it. */
  held: boolean;
  /** The card under which that form stands. */
  openAt: StatusId | null;
  /** An earlier form of the same post, which may have been made: it is taken back before this one goes out. */
  doubt?: PostInDoubt | undefined;
}
