import type { AccountId, FailureReason, Status, StatusId } from '@linnet/api';
import type { Log, OtherPages } from '../environment';
import { classOf } from './failure-class';
import { createJobs } from './jobs';
import type { OutboxJob } from './job';
import { createPostedIds, stepName } from './posted-ids';
import { standsBehind } from './stands-behind';
import { FIRST_WAIT } from './wait-times';
import { workOnJob, type JobWorker } from './work-on-job';

/** What is on its way to the server. One page sends at a time, whichever it is; the others see how it goes. */
export interface Outbox {
  /** The oldest first. The same list until something about it changes. */
  all(): readonly OutboxJob[];
  get(id: string): OutboxJob | undefined;
  add(job: OutboxJob): void;
  /** Takes a job away that is not being sent right now; null when it is too late. */
  take(id: string): OutboxJob | null;
  /** Does not wait any longer. */
  sendNow(id: string): void;
  /** The network, the page or the person is back: what waits for that is tried again. */
  wake(): void;
  /** Goes over to the posts of another account. */
  turnTo(account: AccountId | null): void;
  subscribe(listener: () => void): () => void;
}

/** What a post came to; `found`: it was there already; `withdrawn`: an earlier form of it is gone. */
export type JobEnd =
  | { kind: 'posted' | 'edited' | 'found'; status: Status }
  | { kind: 'withdrawn'; id: StatusId }
  | { kind: 'scheduled'; at: string };

interface OutboxOptions extends Omit<JobWorker, 'account' | 'posted' | 'keep' | 'onDone'> {
  storage: Parameters<typeof createJobs>[0]['storage'];
  otherPages: OtherPages;
  onRefused: () => void;
  /** One post is there, or waits on the server; or its earlier form is gone. */
  onDone: (end: JobEnd, job: OutboxJob) => void;
  /** Waiting would not help; the job is taken away. */
  onStopped: (job: OutboxJob, why: FailureReason) => void;
  log: Log;
}

/** The longest that a timer of the browser waits. */
const LONGEST_TIMER = 2 ** 31 - 1;

export function createOutbox(options: OutboxOptions): Outbox {
  const { storage, otherPages, onRefused, now, log } = options;
  const listeners = new Set<() => void>();
  const posted = createPostedIds(storage);
  let account: AccountId | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** This page waits for its turn to send, or sends. */
  let isAtIt = false;

  const jobs = createJobs({
    storage,
    otherPages,
    onRefused,
    onChange() {
      for (const listener of [...listeners]) listener();
      plan();
    },
  });

  function dueAt(job: OutboxJob): number {
    if (job.phase.state === 'sending' || job.phase.state === 'stopped') return Infinity;
    return standsBehind(job, jobs.all()) ? Infinity : job.phase.until;
  }
  const nextDue = (): OutboxJob | undefined => jobs.all().find((job) => dueAt(job) <= now());

  /** Begins to send what is due, or waits until something is. */
  function plan(): void {
    clearTimeout(timer);
    if (isAtIt || account === null) return;
    // What another page sends is looked after too: that page may go in the middle of it.
    if (jobs.all().some(({ phase }) => phase.state === 'sending')) return void sendAll(account);
    const due = Math.min(...jobs.all().map(dueAt));
    if (due === Infinity) return;
    const wait = due - now();
    if (wait <= 0) void sendAll(account);
    else timer = setTimeout(plan, Math.min(wait, LONGEST_TIMER));
  }

  async function sendAll(whose: AccountId): Promise<void> {
    isAtIt = true;
    try {
      await otherPages.alone(`linnet-outbox ${whose}`, async () => {
        // What a page was sending when it went may still be worked on: it is looked for.
        if (account === whose) jobs.resume(now() + FIRST_WAIT);
        for (let job = nextDue(); job !== undefined && account === whose; job = nextDue()) {
          await sendOne(whose, job);
        }
      });
    } catch (error) {
      log('error', 'the outbox stopped', error);
      throw error;
    } finally {
      isAtIt = false;
    }
    plan();
  }

  async function sendOne(whose: AccountId, job: OutboxJob): Promise<void> {
    const isTheirs = (): boolean => account === whose && jobs.now(job.id) !== undefined;
    const isDone = await workOnJob(
      {
        ...options,
        account: whose,
        posted,
        keep(next) {
          if (!isTheirs()) return false;
          jobs.put(next);
          return true;
        },
        onDone(end, of, index) {
          if ('status' in end) posted.add(end.status.id, stepName(of.id, index));
          if (account === whose) options.onDone(end, of);
        },
      },
      job,
    );
    const after = jobs.get(job.id);
    if (account !== whose || after === undefined) return;
    if (isDone) jobs.remove(job.id);
    else if (after.phase.state === 'stopped') {
      // The text is in its draft before the job goes.
      options.onStopped(after, after.phase.why);
      jobs.remove(job.id);
    }
  }

  function hurry(job: OutboxJob): void {
    if (job.phase.state === 'sending') return;
    const { state, why } =
      job.phase.state === 'stopped' ? { state: 'waiting' as const, why: null } : job.phase;
    jobs.put({ ...job, phase: { state, until: 0, why } });
  }

  return {
    all: jobs.all,
    get: jobs.get,
    add(job) {
      // Another page may be sending the very same draft.
      if (jobs.get(job.id) !== undefined) return;
      // A form does not wait for another post than its own.
      jobs.put({ ...job, held: job.held && !standsBehind(job, jobs.all()) });
    },
    take(id) {
      const job = jobs.now(id);
      if (job === undefined || job.phase.state === 'sending') return null;
      jobs.remove(id);
      return job;
    },
    sendNow(id) {
      const job = jobs.now(id);
      // One is left: the post may be there all the same.
      if (job !== undefined) hurry({ ...job, tries: Math.min(job.tries, 1) });
    },
    wake() {
      for (const { id } of jobs.all()) {
        const job = jobs.now(id);
        const why = job === undefined || job.phase.state === 'sending' ? null : job.phase.why;
        const isWaitedFor = why !== null && ['again', 'signIn'].includes(classOf(why));
        if (job !== undefined && (isWaitedFor || job.phase.state === 'checking')) hurry(job);
      }
    },
    turnTo(next) {
      account = next;
      posted.turnTo(next);
      jobs.turnTo(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
