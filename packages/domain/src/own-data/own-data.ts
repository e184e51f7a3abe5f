import type { WritingClient } from '../drafts/writing-client';
import { liveHubOf } from '../events/live-hub';
import { type Cell, createCell } from '../kernel/cell';
import type { WritingEnvironment } from '../kernel/environment';
import { loadPart } from '../kernel/lazy';
import { onePer } from '../kernel/one-per';
import { isConfirmed, onConfirmed } from '../session/confirmed';
import { createJobQueue, type JobQueue } from '../outbox/job-queue';
import type { Jobs } from '../outbox/jobs';
import { type ResultFile, resultFile } from './export/result-file';
import { exportSources } from './export/sources';
import type { Entry } from './files/entry';
import type { ExportKind, ImportKind } from './files/kinds';
import { printLines } from './files/read-file';
import { type JobControl, ownDataRules } from './jobs/job-control';
import { createJobTexts, type FailedEntry, type JobTexts } from './jobs/job-texts';
import { type OwnDataJob, readOwnDataJob, resting } from './jobs/own-data-job';
import { runExport } from './jobs/run-export';
import { runImport } from './jobs/run-import';

export interface NewImport {
  readonly kind: ImportKind;
  readonly fileName: string;
  readonly header: string | null;
  readonly entries: readonly Entry[];
}

/** Imports into and exports from the viewer's account. They outlive the page; one tab at a time works on them. */
export interface OwnData {
  /** Imports and exports that run, rest, or are at their end, the oldest first. */
  readonly jobs: Pick<Cell<readonly OwnDataJob[]>, 'get' | 'subscribe'>;
  /** Whether the browser had no space for a job: then it ends with the page. */
  readonly isNotStored: Pick<Cell<boolean>, 'get' | 'subscribe'>;
  /** Rejects with `ApiError` when the code could not be loaded. */
  readonly start: () => Promise<void>;
  readonly startImport: (wanted: NewImport) => Promise<void>;
  readonly startExport: (kinds: readonly ExportKind[]) => Promise<void>;
  readonly stop: (id: string) => void;
  readonly resume: (id: string) => void;
  /** Removes a job that does not run, with all that belongs to it. */
  readonly remove: (id: string) => Promise<void>;
  readonly failedOf: (id: string) => Promise<readonly FailedEntry[]>;
  /** The lines of the file that failed, as a file that can be imported again. */
  readonly failedFile: (id: string) => Promise<ResultFile | null>;
  readonly fileOf: (id: string) => Promise<ResultFile | null>;
}

interface Loaded {
  readonly queue: JobQueue<OwnDataJob>;
  readonly texts: JobTexts;
}

export const ownDataOf = onePer(createOwnData);

function createOwnData(client: WritingClient): OwnData {
  const { environment } = client;
  const jobs = createCell<readonly OwnDataJob[]>([]);
  const isNotStored = createCell(false);
  let loading: Promise<Loaded> | null = null;

  function load(): Promise<Loaded> {
    loading ??= loadPart(environment.forWriting)
      .then((writing) =>
        makeQueue(client, writing, { show: jobs.set, onNotStored: () => isNotStored.set(true) }),
      )
      .catch((error: unknown) => {
        loading = null;
        throw error;
      });
    return loading;
  }

  const change = (id: string, next: Partial<OwnDataJob>): void =>
    void load().then(({ queue }) => queue.change(id, (job) => ({ ...job, ...next }) as OwnDataJob));

  const newJob = () =>
    ({
      id: environment.newKey(),
      madeAt: environment.now(),
      steps: [],
      phase: { state: 'waiting', until: 0, why: null },
      tries: 0,
      held: false,
      progress: 'running',
      done: 0,
    }) as const;

  return {
    jobs,
    isNotStored,
    start: async () => void (await load()),
    async startImport({ entries, ...wanted }) {
      const { queue, texts } = await load();
      const job = { ...newJob(), ...wanted, task: 'import', total: entries.length, failed: 0 } as const;
      await texts.writeEntries(job.id, entries);
      const hasServerImport = (await client.features.load()).has('imports');
      queue.add({ ...job, stage: hasServerImport ? 'bulk' : 'each', cursor: 0, rounds: 0, isUnsure: false });
    },
    async startExport(kinds) {
      const { queue } = await load();
      const totals = kinds.map((kind) => exportSources[kind].total(client));
      const total = totals.includes(null) ? null : totals.reduce<number>((sum, one) => sum + (one ?? 0), 0);
      const begin = { at: 0, position: null, parts: {}, rows: {}, problems: [] };
      queue.add({ ...newJob(), task: 'export', kinds, total, ...begin });
    },
    stop: (id) => change(id, { progress: 'stopped' }),
    resume: (id) =>
      change(id, { progress: 'running', tries: 0, phase: { state: 'waiting', until: 0, why: null } }),
    async remove(id) {
      const { queue, texts } = await load();
      if (queue.remove(id) !== null) await texts.remove(id);
    },
    failedOf: async (id) => (await load()).texts.readFailed(id),
    async failedFile(id) {
      const { queue, texts } = await load();
      const job = queue.get(id);
      if (job?.task !== 'import') return null;
      const sources = (await texts.readFailed(id)).map(({ source }) => source);
      const name = `failed-${job.fileName}`;
      return { name, type: 'text/plain', parts: [printLines(job.header, sources)] };
    },
    async fileOf(id) {
      const { queue, texts } = await load();
      const job = queue.get(id);
      if (job?.task !== 'export') return null;
      const viewer = client.session.state.get();
      const account = viewer.state === 'visitor' ? '' : viewer.username;
      const day = new Date(environment.now()).toISOString().slice(0, 10);
      return resultFile(job, texts, { account, day });
    },
  };
}

function makeQueue(
  client: WritingClient,
  { otherPages, texts: storage }: WritingEnvironment,
  { show, onNotStored }: { show: (jobs: readonly OwnDataJob[]) => void; onNotStored: () => void },
): Loaded {
  const { environment, records, life, log, graph, session } = client;
  const prefix = records && records.prefix('own-data');
  const texts = createJobTexts(storage, prefix ?? '');
  const queue = createJobQueue<OwnDataJob>({
    ...environment,
    life,
    otherPages,
    records: { prefix, read: readOwnDataJob, write: (job) => JSON.stringify(job) },
    lock: records && `linnet-own-data ${records.id}`,
    rules: ownDataRules,
    hasToWait: ({ progress }) => progress !== 'running',
    onStorageError: onNotStored,
    async work(job, jobs) {
      await workOn(client, { job, jobs, texts });
      return false;
    },
    log,
  });
  queue.subscribe(() => show(queue.all()));
  const hub = liveHubOf(graph);
  life.onEnd(hub.on('wake', queue.wake));
  life.onEnd(onConfirmed(session, queue.wake));
  // A job of an earlier page may have waited for this sign-in.
  if (isConfirmed(session)) queue.wake();
  show(queue.all());
  return { queue, texts };
}

interface WorkParts {
  readonly job: OwnDataJob;
  readonly jobs: Jobs<OwnDataJob>;
  readonly texts: JobTexts;
}

/** Works on a job until it is done, stopped, or has to wait. */
async function workOn(client: WritingClient, { job, jobs, texts }: WorkParts): Promise<void> {
  const { life, environment } = client;

  function control<Job extends OwnDataJob>(begun: Job): JobControl<Job> {
    // A job never becomes one of another task.
    const stored = () => jobs.readNow(begun.id) as Job | undefined;
    const isWanted = () => !life.isOver() && stored()?.progress === 'running';
    return {
      job: () => stored() ?? begun,
      isWanted,
      store(next) {
        const now = stored();
        if (now === undefined || !isWanted()) return false;
        jobs.put({ ...now, ...next });
        return true;
      },
      now: environment.now,
    };
  }

  jobs.put({ ...job, phase: { state: 'sending' } });
  if (job.task === 'import') await runImport({ client, texts, control: control(job) });
  else await runExport({ client, texts, control: control(job) });
  const after = jobs.readNow(job.id);
  // Stopped while a request was under way.
  if (after?.phase.state === 'sending' && !life.isOver()) jobs.put({ ...after, phase: resting });
}
