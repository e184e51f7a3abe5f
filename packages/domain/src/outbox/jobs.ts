import type { OtherPages, RecordStorage } from '../kernel/environment';
import type { AccountRecords } from '../kernel/records';
import { nextStep, type OutboxJob } from './job';
import { readJob, writeJob } from './stored-jobs';

/** The jobs of an account, the oldest first; each in a record of its own, which all tabs share. */
export interface Jobs {
  all(): readonly OutboxJob[];
  get(id: string): OutboxJob | undefined;
  /** The job as it is stored now: the event of another tab's change may not have arrived yet. */
  readNow(id: string): OutboxJob | undefined;
  put(job: OutboxJob): void;
  remove(id: string): void;
  /**
   * Reads the stored jobs again, to be called while no other tab sends. Jobs that a closed tab was sending are due at `due`
   * (milliseconds since 1970).
   */
  resume(due: number): void;
}

interface JobsOptions {
  records: AccountRecords | null;
  storage: RecordStorage;
  otherPages: Pick<OtherPages, 'onRecord'>;
  onStorageError: () => void;
  onChange: () => void;
}

export function createJobs({ records, storage, otherPages, onStorageError, onChange }: JobsOptions): Jobs {
  const prefix = records && records.prefix('job');
  /** Jobs that could not be stored: only this page knows their state. */
  const unstored = new Set<string>();
  let jobs: readonly OutboxJob[] = inOrder(readStored());

  function set(id: string, job: OutboxJob | undefined): void {
    const others = jobs.filter((known) => known.id !== id);
    jobs = job === undefined ? others : inOrder([...others, job]);
    onChange();
  }

  function readStored(): OutboxJob[] {
    const names = prefix === null ? [] : storage.keys(prefix);
    const stored = names.map((name) => readJob(storage.read(name))).filter((job) => job !== undefined);
    return stored.filter((job) => !unstored.has(job.id));
  }

  function store(job: OutboxJob): void {
    const isStored = prefix !== null && storage.write(prefix + job.id, writeJob(job));
    if (isStored) unstored.delete(job.id);
    else if (!unstored.has(job.id)) {
      unstored.add(job.id);
      onStorageError();
    }
  }

  otherPages.onRecord((name) => {
    if (prefix === null || !name.startsWith(prefix)) return;
    set(name.slice(prefix.length), readJob(storage.read(name)));
  });

  const get = (id: string): OutboxJob | undefined => jobs.find((job) => job.id === id);

  return {
    all: () => jobs,
    get,
    readNow(id) {
      if (prefix === null || unstored.has(id) || get(id) === undefined) return get(id);
      const stored = readJob(storage.read(prefix + id));
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
      const resumed = all.map((job) => (job.phase.state === 'sending' ? dueAt(job, due) : job));
      for (const [at, job] of resumed.entries()) if (job !== all[at]) store(job);
      jobs = inOrder(resumed);
      onChange();
    },
  };
}

function inOrder(jobs: readonly OutboxJob[]): OutboxJob[] {
  return jobs.toSorted((a, b) => a.madeAt - b.madeAt);
}

function dueAt(job: OutboxJob, until: number): OutboxJob {
  const state = (nextStep(job)?.begunAt ?? null) === null ? 'waiting' : 'checking';
  // The page with the form that waited for the post is closed.
  return { ...job, held: false, phase: { state, until, why: null } };
}
