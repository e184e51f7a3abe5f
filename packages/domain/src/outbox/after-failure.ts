import type { FailureReason } from '@linnet/api';
import { classOf } from './failure-class';
import type { JobState, JobStep, OutboxJob } from './job';
import { nextLook } from './under-way';
import { MOST_TRIES, waitAfter } from './wait-times';

interface Failure {
  index: number;
  reason: FailureReason;
  /** The post itself was being sent; false when an earlier step failed. */
  isSending: boolean;
  now: number;
}

/** The job after a failed attempt. */
export function afterFailure(job: OutboxJob, { index, reason, isSending, now }: Failure): OutboxJob {
  const { tries } = job;
  const begunAt = job.steps[index]?.begunAt ?? job.doubt?.begunAt ?? null;
  const wait = waitAfter(reason, tries);
  const until = begunAt === null ? now + wait : nextLook(begunAt, { now, wait });
  // Without an answer to the post itself nothing is known yet: the request of a page that is being closed ends so too.
  const why = isSending ? null : reason;
  const later: JobState =
    begunAt === null ? { state: 'waiting', until, why: reason } : { state: 'checking', until, why };
  const stopped: JobState = { state: 'stopped', why: reason };
  switch (classOf(reason)) {
    case 'gone':
      return { ...job, phase: later };
    case 'again':
      return { ...job, held: false, phase: later };
    // The server refused before it made anything of it: no post can come of this request.
    case 'signIn':
      return {
        ...job,
        tries: tries - 1,
        held: false,
        phase: { state: 'waiting', until: Infinity, why: reason },
      };
    case 'refused':
      return { ...job, tries: tries - 1, phase: stopped };
    case 'look': {
      const looking = isSending ? withStep(job, index, { looks: true }) : job;
      return tries >= MOST_TRIES ? { ...looking, phase: stopped } : { ...looking, held: false, phase: later };
    }
  }
}

/** Whether the server itself answered, so that the request is over. */
export function isAnswer(reason: FailureReason): boolean {
  return classOf(reason) !== 'again' && classOf(reason) !== 'gone';
}

export function withStep(job: OutboxJob, index: number, change: Partial<JobStep>): OutboxJob {
  return { ...job, steps: job.steps.map((step, at) => (at === index ? { ...step, ...change } : step)) };
}
