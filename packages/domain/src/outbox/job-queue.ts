import { createCell } from '../kernel/cell';
import type { Log, OtherPages } from '../kernel/environment';
import type { Lifetime } from '../kernel/lifetime';
import { type RetryRules, classOf } from './after-error';
import { createJobs, type Jobs, type JobsOptions } from './jobs';
import type { QueuedJob } from './job';

/** The jobs of one kind that are on their way to the server. One tab at a time sends; the others show the progress. */
export interface JobQueue<Job extends QueuedJob> {
  /** The oldest first. The same list until something about it changes. */
  all(): readonly Job[];
  get(id: string): Job | undefined;
  add(job: Job): void;
  /** Changes a job, even while it is being sent: its worker reads the change between two requests. */
  change(id: string, change: (job: Job) => Job): void;
  /** Removes a job and returns it; null if it is being sent already. */
  remove(id: string): Job | null;
  /** Sends the job without further delay. */
  sendNow(id: string): void;
  /** Called when the network, the page or the session is back: sends again the jobs that failed without it. */
  wake(): void;
  subscribe(listener: () => void): () => void;
}

interface QueueOptions<Job extends QueuedJob> extends Omit<JobsOptions<Job>, 'onChange' | 'otherPages'> {
  life: Pick<Lifetime, 'isOver'>;
  otherPages: OtherPages;
  /** Name of the lock that the sending tab holds; null for a visitor, who sends nothing. */
  lock: string | null;
  rules: RetryRules;
  now: () => number;
  /** Whether a job waits for another one, or for its turn. */
  hasToWait: (job: Job, all: readonly Job[]) => boolean;
  /** Works on a job as far as possible now, and stores each change; resolves to whether it is done. */
  work: (job: Job, jobs: Jobs<Job>) => Promise<boolean>;
  /** Called when a later attempt would fail too. */
  onStopped?: (job: Job, jobs: Jobs<Job>) => void;
  log: Log;
}

/** The longest delay of a browser's timer. */
const MAX_TIMER_DELAY_MS = 2 ** 31 - 1;

export function createJobQueue<Job extends QueuedJob>(options: QueueOptions<Job>): JobQueue<Job> {
  const { lock, life, otherPages, now, log, rules, hasToWait } = options;
  const changes = createCell({});
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether this page is sending, or waits for the lock to send. */
  let isSending = false;
  /** The number of calls of `wake` so far. */
  let wakes = 0;

  const jobs = createJobs<Job>({
    ...options,
    onChange() {
      changes.set({});
      schedule();
    },
  });

  function dueAt(job: Job): number {
    if (job.phase.state === 'sending' || job.phase.state === 'stopped') return Infinity;
    return hasToWait(job, jobs.all()) ? Infinity : job.phase.until;
  }
  const nextDue = (): Job | undefined => jobs.all().find((job) => dueAt(job) <= now());

  /** Starts sending the jobs that are due, or sets a timer for the next one. */
  function schedule(): void {
    clearTimeout(timer);
    if (isSending || lock === null || life.isOver()) return;
    // Includes jobs that another tab is sending: that tab may be closed before they are done.
    if (jobs.all().some(({ phase }) => phase.state === 'sending')) return void sendAll(lock);
    const due = Math.min(...jobs.all().map(dueAt));
    if (due === Infinity) return;
    const wait = due - now();
    if (wait <= 0) void sendAll(lock);
    else timer = setTimeout(schedule, Math.min(wait, MAX_TIMER_DELAY_MS));
  }

  async function sendAll(name: string): Promise<void> {
    isSending = true;
    try {
      await otherPages.withLock(name, async () => {
        // The server may still be working on what a closed tab was sending: that is searched for first.
        if (!life.isOver()) jobs.resume(now() + rules.firstDelayMs);
        for (let job = nextDue(); job !== undefined && !life.isOver(); job = nextDue()) await sendOne(job);
      });
    } catch (error) {
      log('error', 'the outbox stopped', error);
      throw error;
    } finally {
      isSending = false;
    }
    schedule();
  }

  async function sendOne(job: Job): Promise<void> {
    const before = wakes;
    const isDone = await options.work(job, jobs);
    const after = jobs.get(job.id);
    if (life.isOver() || after === undefined) return;
    if (isDone) jobs.remove(job.id);
    else if (after.phase.state === 'stopped') options.onStopped?.(after, jobs);
    // What failed may have begun before the network was back.
    else if (wakes !== before) wakeJob(job.id);
  }

  function makeDueNow(job: Job): void {
    if (job.phase.state === 'sending') return;
    const { state, why } =
      job.phase.state === 'stopped' ? { state: 'waiting' as const, why: null } : job.phase;
    jobs.put({ ...job, phase: { state, until: 0, why } });
  }

  /** Makes a job due that failed without a network or a session. */
  function wakeJob(id: string): void {
    const job = jobs.readNow(id);
    if (job === undefined || job.phase.state === 'sending') return;
    const { state, why } = job.phase;
    const isWorthRetrying = why !== null && ['retry', 'signIn'].includes(classOf(why));
    if (isWorthRetrying || state === 'checking') makeDueNow(job);
  }

  schedule();

  return {
    all: jobs.all,
    get: jobs.get,
    add(job) {
      // Another tab may be sending the same draft.
      if (jobs.get(job.id) !== undefined) return;
      // A held job keeps its form open until it is sent; the form closes when it has to wait for another job first.
      jobs.put({ ...job, held: job.held && !hasToWait(job, jobs.all()) });
    },
    change(id, change) {
      const job = jobs.readNow(id);
      if (job !== undefined) jobs.put(change(job));
    },
    remove(id) {
      const job = jobs.readNow(id);
      if (job === undefined || job.phase.state === 'sending') return null;
      jobs.remove(id);
      return job;
    },
    sendNow(id) {
      const job = jobs.readNow(id);
      // The attempts are counted anew, but not from 0, which would mean that the server cannot have it yet.
      if (job !== undefined) makeDueNow({ ...job, tries: Math.min(job.tries, 1) });
    },
    wake() {
      wakes += 1;
      for (const { id } of jobs.all()) wakeJob(id);
    },
    subscribe: changes.subscribe,
  };
}
