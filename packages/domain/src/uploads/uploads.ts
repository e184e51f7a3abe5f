import { createCell } from '../kernel/cell';
import type { Log } from '../kernel/environment';
import { problemOfError } from './upload-rejection';
import { createSendFile, type SendFileOptions } from './send-file';
import { canTryAgain, isInProgress, type Upload, type UploadPhase, type UploadTarget } from './upload';
import { newUploadJob, type UploadJob } from './upload-job';

/** How many files are prepared or sent at the same time. Files that the server is processing do not count. */
const MAX_PARALLEL = 3;

/** The files that are being uploaded. The files are in memory only: after a reload only their names are known. */
export interface Uploads {
  /**
   * The uploads of one form, in the order in which they were chosen. The same array until something about it changes.
   */
  of(slot: string): readonly Upload[];
  /** The uploads of all forms. */
  all(): readonly Upload[];
  /** Whether something of this form, or of one within it, is being uploaded. */
  isUploading(slot: string): boolean;
  add(target: UploadTarget, files: readonly File[]): void;
  /** Adds a failed upload for a file that was lost when the page was closed. */
  addLost(slot: string, name: string): void;
  /** Cancels an upload, or removes a failed one. */
  cancel(id: string): void;
  /** Repeats a failed upload from the step that failed. */
  retry(id: string): void;
  /** Moves the uploads of this form and of those within it to other forms; null is the form itself. */
  move(from: string, targetOf: (part: string | null) => UploadTarget): void;
  /** Cancels everything of this form and of those within it. */
  drop(slot: string): void;
  /** Cancels everything. */
  cancelAll(): void;
  subscribe(listener: () => void): () => void;
}

export interface UploadsOptions extends SendFileOptions {
  log: Log;
}

const none: readonly Upload[] = [];
const busy: ReadonlySet<UploadPhase['state']> = new Set(['preparing', 'sending']);

const isOf = (slot: string, { target }: UploadJob): boolean =>
  target.slot === slot || target.slot.startsWith(`${slot}#`);

export function createUploads(options: UploadsOptions): Uploads {
  const { limits, newKey, log } = options;
  const sendFile = createSendFile(options);
  const changes = createCell({});
  let jobs: readonly UploadJob[] = [];
  let lists = new Map<string, readonly Upload[]>();

  function changed(): void {
    lists = new Map();
    changes.set({});
  }

  function show(job: UploadJob, phase: UploadPhase): void {
    if (!jobs.includes(job)) return;
    job.upload = { ...job.upload, phase };
    changed();
  }

  function remove(isRemoved: (job: UploadJob) => boolean): void {
    const removed = jobs.filter(isRemoved);
    if (removed.length === 0) return;
    jobs = jobs.filter((job) => !removed.includes(job));
    for (const job of removed) job.control.abort();
    changed();
    for (const slot of new Set(removed.map(({ target }) => target.slot))) deliver(slot);
    startWaiting();
  }

  /** Delivers finished files to the form, up to the first that is still being uploaded. */
  function deliver(slot: string): void {
    for (const job of jobs.filter(({ target }) => target.slot === slot)) {
      const { attachment, upload, target } = job;
      if (attachment === null) {
        if (isInProgress(upload)) return;
        continue;
      }
      jobs = jobs.filter((other) => other !== job);
      lists = new Map();
      target.deliver({ attachment, name: upload.file.name, description: attachment.description });
      changed();
    }
  }

  /** The number of files that the server and the form allow. */
  function maxFilesOf({ maxFiles }: UploadTarget): number {
    return Math.min(maxFiles ?? Infinity, limits().perStatus ?? Infinity);
  }

  function isRoomFor(job: UploadJob): boolean {
    const before = jobs.filter(
      (other) => other !== job && other.target.slot === job.target.slot && isInProgress(other.upload),
    );
    return job.target.fileCount() + before.length < maxFilesOf(job.target);
  }

  function queue(job: UploadJob): void {
    const phase: UploadPhase = isRoomFor(job)
      ? { state: 'waiting' }
      : { state: 'failed', why: { kind: 'too_many_files', allowed: maxFilesOf(job.target) } };
    show(job, phase);
  }

  async function run(job: UploadJob): Promise<void> {
    const { control } = job;
    try {
      const attachment = await sendFile(job, (phase) => {
        if (control.signal.aborted) return;
        show(job, phase);
        if (phase.state === 'processing') startWaiting();
      });
      job.attachment = attachment;
      show(job, { state: 'done' });
    } catch (error) {
      if (control.signal.aborted) return;
      const why = problemOfError(error, job.prepared ?? job.upload.file);
      if (why === null) log('error', 'a file could not be prepared or sent', error);
      show(job, { state: 'failed', why: why ?? { kind: 'file_unreadable' } });
    }
    deliver(job.target.slot);
    startWaiting();
  }

  function startWaiting(): void {
    let free = MAX_PARALLEL - jobs.filter(({ upload }) => busy.has(upload.phase.state)).length;
    for (const job of jobs) {
      if (free <= 0) return;
      if (job.upload.phase.state !== 'waiting') continue;
      free -= 1;
      show(job, { state: 'preparing' });
      void run(job);
    }
  }

  return {
    of(slot) {
      const known = lists.get(slot);
      if (known !== undefined) return known;
      const rows = jobs.filter(({ target }) => target.slot === slot).map(({ upload }) => upload);
      const list = rows.length === 0 ? none : rows;
      lists.set(slot, list);
      return list;
    },
    all: () => jobs.map(({ upload }) => upload),
    isUploading: (slot) => jobs.some((job) => isOf(slot, job) && isInProgress(job.upload)),
    add(target, files) {
      for (const file of files) {
        const job = newUploadJob(newKey(), target, file);
        jobs = [...jobs, job];
        queue(job);
      }
      startWaiting();
    },
    addLost(slot, name) {
      const target: UploadTarget = { slot, maxFiles: null, fileCount: () => 0, deliver: () => {} };
      const job = newUploadJob(newKey(), target, new File([], name));
      jobs = [...jobs, job];
      show(job, { state: 'failed', why: { kind: 'page_closed' } });
    },
    cancel: (id) => remove(({ upload }) => upload.id === id),
    retry(id) {
      const job = jobs.find(({ upload }) => upload.id === id);
      if (job?.upload.phase.state !== 'failed' || !canTryAgain(job.upload.phase.why)) return;
      job.control = new AbortController();
      queue(job);
      startWaiting();
    },
    move(from, targetOf) {
      for (const job of jobs.filter((one) => isOf(from, one))) {
        const part = job.target.slot.slice(from.length + 1);
        job.target = targetOf(part === '' ? null : part);
        job.upload = { ...job.upload, slot: job.target.slot };
      }
      changed();
    },
    drop: (slot) => remove((job) => isOf(slot, job)),
    cancelAll: () => remove(() => true),
    subscribe: changes.subscribe,
  };
}
