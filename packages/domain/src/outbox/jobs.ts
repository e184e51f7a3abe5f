import type { OtherPages, RecordStorage } from '../kernel/environment';
import { nextStep, type QueuedJob } from './job';

/** The jobs of an account, the oldest first; each in a record of its own, which all tabs share. */
export interface Jobs<Job extends QueuedJob> {
  all(): readonly Job[];
  get(id: string): Job | undefined;
  /** The job as it is stored now: the event of another tab's change may not have arrived yet. */
  readNow(id: string): Job | undefined;
  put(job: Job): void;
  remove(id: string): void;
  /**
   * Reads the stored jobs again, to be called while no other tab sends. Jobs that a closed tab was sending are due at
   * `due` (milliseconds since 1970).
   */
  resume(due: number): void;
}

/** How jobs of a kind are stored. */
export interface JobRecords<Job extends QueuedJob> {
  /** The beginning of the records' names; null for a visitor, who sends nothing. */
  prefix: string | null;
  write: (job: Job) => string;
  /** Undefined for an invalid job. */
  read: (json: string | null) => Job | undefined;
}

export interface JobsOptions<Job extends QueuedJob> {
  records: JobRecords<Job>;
  storage: RecordStorage;
  otherPages: Pick<OtherPages, 'onRecord'>;
  onStorageError: () => void;
  onChange: () => void;
}

export function createJobs<Job extends QueuedJob>(options: JobsOptions<Job>): Jobs<Job> {
  const { storage, otherPages, onStorageError, onChange } = options;
  const { prefix, read, write } = options.records;
  /** Jobs that could not be stored: only this page knows their state. */
  const unstored = new Set<string>();
  let jobs: readonly Job[] = inOrder(readStored());

  function set(id: string, job: Job | undefined): void {
    const others = jobs.filter((known) => known.id !== id);
    jobs = job === undefined ? others : inOrder([...others, job]);
    onChange();
  }

  function readStored(): Job[] {
    const names = prefix === null ? [] : storage.keys(prefix);
    const stored = names.map((name) => read(storage.read(name))).filter((job) => job !== undefined);
    return stored.filter((job) => !unstored.has(job.id));
  }

  function store(job: Job): void {
    const isStored = prefix !== null && storage.write(prefix + job.id, write(job));
    if (isStored) unstored.delete(job.id);
    else if (!unstored.has(job.id)) {
      unstored.add(job.id);
      onStorageError();
    }
  }

  otherPages.onRecord((name) => {
    if (prefix === null || !name.startsWith(prefix)) return;
    set(name.slice(prefix.length), read(storage.read(name)));
  });

  const get = (id: string): Job | undefined => jobs.find((job) => job.id === id);

  return {
    all: () => jobs,
    get,
    readNow(id) {
      if (prefix === null || unstored.has(id) || get(id) === undefined) return get(id);
      const stored = read(storage.read(prefix + id));
      if (stored === undefined) set(id, undefined);
      return stored;
    },
    put(job) {
      store(job);
      set(job.id, job);
    },
    remove(id) {
      if (prefix !== null) storage.remove(prefix + id);
      unstored.delete(id);
      set(id, undefined);
    },
    resume(due) {
      const all = [...readStored(), ...jobs.filter((job) => unstored.has(job.id))];
      const next = all.map((job) => (job.phase.state === 'sending' ? resumed(job, due) : job));
      for (const [at, job] of next.entries()) if (job !== all[at]) store(job);
      jobs = inOrder(next);
      onChange();
    },
  };
}

function inOrder<Job extends QueuedJob>(jobs: readonly Job[]): Job[] {
  return jobs.toSorted((a, b) => a.madeAt - b.madeAt);
}

/** A job that a closed tab was sending, to be continued at this time. */
function resumed<Job extends QueuedJob>(job: Job, until: number): Job {
  const state = (nextStep(job)?.begunAt ?? null) === null ? 'waiting' : 'checking';
  // The page with the form that waited for it is closed.
  return { ...job, held: false, phase: { state, until, why: null } };
}
