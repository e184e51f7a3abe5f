import type { AccountId, ErrorReason, Status, StatusId } from '@linnet/api';
import { createCell } from '../kernel/cell';
import type { Log, OtherPages } from '../kernel/environment';
import type { Lifetime } from '../kernel/lifetime';
import { FIRST_RETRY_DELAY_MS, classOf } from './after-error';
import { createJobs } from './jobs';
import type { OutboxJob } from './job';
import { createPostedIds, stepName } from './posted-ids';
import { hasToWaitForTwin } from './has-to-wait';
import type { AccountRecords } from '../kernel/records';
import { workOnJob, type JobWorker } from './work-on-job';

/** The posts that are on their way to the server. One tab at a time sends; the others show the progress. */
export interface Outbox {
  /** The oldest first. The same list until something about it changes. */
  all(): readonly OutboxJob[];
  get(id: string): OutboxJob | undefined;
  add(job: OutboxJob): void;
  /** Removes a job and returns it; null if it is being sent already. */
  remove(id: string): OutboxJob | null;
  /** Sends the job without further delay. */
  sendNow(id: string): void;
  /** Called when the network, the page or the session is back: sends again the jobs that failed without it. */
  wake(): void;
  subscribe(listener: () => void): () => void;
}

/** The outcome of a job; `found`: the post already existed; `withdrawn`: an earlier version of it was deleted. */
export type JobEnd =
  | { kind: 'posted' | 'edited' | 'found'; status: Status }
  | { kind: 'withdrawn'; id: StatusId }
  | { kind: 'scheduled'; at: string };

interface Viewer {
  account: AccountId;
  records: AccountRecords;
}

interface OutboxOptions extends Omit<JobWorker, 'account' | 'posted' | 'store' | 'onDone'> {
  /** Null for a visitor, who posts nothing. */
  viewer: Viewer | null;
  life: Pick<Lifetime, 'isOver' | 'onEnd'>;
  storage: Parameters<typeof createJobs>[0]['storage'];
  otherPages: OtherPages;
  onStorageError: () => void;
  /** Called when one post exists or is scheduled on the server, or its earlier version was deleted. */
  onDone: (end: JobEnd, job: OutboxJob) => void;
  /** Called when a later attempt would fail too; the job is removed then. */
  onStopped: (job: OutboxJob, why: ErrorReason) => void;
  log: Log;
}

/** The longest delay of a browser's timer. */
const MAX_TIMER_DELAY_MS = 2 ** 31 - 1;

export function createOutbox(options: OutboxOptions): Outbox {
  const { viewer, life, storage, otherPages, onStorageError, now, log } = options;
  const records = viewer && viewer.records;
  const changes = createCell({});
  const posted = createPostedIds(storage, records);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether this page is sending, or waits for the lock to send. */
  let isSending = false;

  const jobs = createJobs({
    records,
    storage,
    otherPages,
    onStorageError,
    onChange() {
      changes.set({});
      schedule();
    },
  });

  function dueAt(job: OutboxJob): number {
    if (job.phase.state === 'sending' || job.phase.state === 'stopped') return Infinity;
    return hasToWaitForTwin(job, jobs.all()) ? Infinity : job.phase.until;
  }
  const nextDue = (): OutboxJob | undefined => jobs.all().find((job) => dueAt(job) <= now());

  /** Starts sending the jobs that are due, or sets a timer for the next one. */
  function schedule(): void {
    clearTimeout(timer);
    if (isSending || viewer === null || life.isOver()) return;
    // Includes jobs that another tab is sending: that tab may be closed before they are done.
    if (jobs.all().some(({ phase }) => phase.state === 'sending')) return void sendAll(viewer);
    const due = Math.min(...jobs.all().map(dueAt));
    if (due === Infinity) return;
    const wait = due - now();
    if (wait <= 0) void sendAll(viewer);
    else timer = setTimeout(schedule, Math.min(wait, MAX_TIMER_DELAY_MS));
  }

  async function sendAll({ account, records: { id } }: Viewer): Promise<void> {
    isSending = true;
    try {
      await otherPages.withLock(`linnet-outbox ${id}`, async () => {
        // The server may still be working on what a closed tab was sending: that post is searched for first.
        if (!life.isOver()) jobs.resume(now() + FIRST_RETRY_DELAY_MS);
        for (let job = nextDue(); job !== undefined && !life.isOver(); job = nextDue()) {
          await sendOne(account, job);
        }
      });
    } catch (error) {
      log('error', 'the outbox stopped', error);
      throw error;
    } finally {
      isSending = false;
    }
    schedule();
  }

  async function sendOne(account: AccountId, job: OutboxJob): Promise<void> {
    const isDone = await workOnJob(
      {
        ...options,
        account,
        posted,
        store(next) {
          if (life.isOver() || jobs.readNow(job.id) === undefined) return false;
          jobs.put(next);
          return true;
        },
        onDone(end, of, index) {
          if ('status' in end) posted.add(end.status.id, stepName(of.id, index));
          if (!life.isOver()) options.onDone(end, of);
        },
      },
      job,
    );
    const after = jobs.get(job.id);
    if (life.isOver() || after === undefined) return;
    if (isDone) jobs.remove(job.id);
    else if (after.phase.state === 'stopped') {
      // The text is stored as a draft before the job is removed.
      options.onStopped(after, after.phase.why);
      jobs.remove(job.id);
    }
  }

  function makeDueNow(job: OutboxJob): void {
    if (job.phase.state === 'sending') return;
    const { state, why } =
      job.phase.state === 'stopped' ? { state: 'waiting' as const, why: null } : job.phase;
    jobs.put({ ...job, phase: { state, until: 0, why } });
  }

  schedule();

  return {
    all: jobs.all,
    get: jobs.get,
    add(job) {
      // Another tab may be sending the same draft.
      if (jobs.get(job.id) !== undefined) return;
      // A form waits for its own post only, not for another job before it.
      jobs.put({ ...job, held: job.held && !hasToWaitForTwin(job, jobs.all()) });
    },
    remove(id) {
      const job = jobs.readNow(id);
      if (job === undefined || job.phase.state === 'sending') return null;
      jobs.remove(id);
      return job;
    },
    sendNow(id) {
      const job = jobs.readNow(id);
      // One attempt is left, as the post may exist all the same.
      if (job !== undefined) makeDueNow({ ...job, tries: Math.min(job.tries, 1) });
    },
    wake() {
      for (const { id } of jobs.all()) {
        const job = jobs.readNow(id);
        const why = job === undefined || job.phase.state === 'sending' ? null : job.phase.why;
        const isWorthRetrying = why !== null && ['retry', 'signIn'].includes(classOf(why));
        if (job !== undefined && (isWorthRetrying || job.phase.state === 'checking')) makeDueNow(job);
      }
    },
    subscribe: changes.subscribe,
  };
}
