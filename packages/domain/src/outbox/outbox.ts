import type { AccountId, ErrorReason, Status, StatusId } from '@linnet/api';
import type { Log, OtherPages, RecordStorage } from '../kernel/environment';
import type { Lifetime } from '../kernel/lifetime';
import type { AccountRecords } from '../kernel/records';
import { postRules } from './after-error';
import { hasToWaitForTwin } from './has-to-wait';
import type { OutboxJob } from './job';
import { createJobQueue, type JobQueue } from './job-queue';
import { createPostedIds, stepName } from './posted-ids';
import { type PostSender, postWorker } from './post-worker';
import { readJob, writeJob } from './stored-jobs';
import { workOnJob } from './work-on-job';

/** The posts that are on their way to the server. */
export type Outbox = JobQueue<OutboxJob>;

/** The outcome of a job; `found`: the post already existed; `withdrawn`: an earlier version of it was deleted. */
export type JobEnd =
  | { kind: 'posted' | 'edited' | 'found'; status: Status }
  | { kind: 'withdrawn'; id: StatusId }
  | { kind: 'scheduled'; at: string };

interface Viewer {
  account: AccountId;
  records: AccountRecords;
}

interface OutboxOptions extends Omit<PostSender, 'account' | 'posted' | 'onDone'> {
  /** Null for a visitor, who posts nothing. */
  viewer: Viewer | null;
  life: Pick<Lifetime, 'isOver' | 'onEnd'>;
  storage: RecordStorage;
  otherPages: OtherPages;
  /** False only when the browser knows that it is offline. */
  isOnline: () => boolean;
  now: () => number;
  newKey: () => string;
  onStorageError: () => void;
  /** Called when one post exists or is scheduled on the server, or its earlier version was deleted. */
  onDone: (end: JobEnd, job: OutboxJob) => void;
  /** Called when a later attempt would fail too; the job is removed then. */
  onStopped: (job: OutboxJob, why: ErrorReason) => void;
  log: Log;
}

export function createOutbox(options: OutboxOptions): Outbox {
  const { viewer, life, storage } = options;
  const records = viewer && viewer.records;
  const posted = createPostedIds(storage, records);

  return createJobQueue<OutboxJob>({
    ...options,
    records: { prefix: records && records.prefix('job'), read: readJob, write: writeJob },
    lock: records && `linnet-outbox ${records.id}`,
    rules: postRules,
    hasToWait: hasToWaitForTwin,
    async work(job, jobs) {
      if (viewer === null) return false;
      const worker = postWorker({
        ...options,
        account: viewer.account,
        posted,
        onDone(end, of, index) {
          if ('status' in end) posted.add(end.status.id, stepName(of.id, index));
          if (!life.isOver()) options.onDone(end, of);
        },
      });
      return workOnJob(
        {
          ...options,
          ...worker,
          rules: postRules,
          store(next) {
            if (life.isOver() || jobs.readNow(job.id) === undefined) return false;
            jobs.put(next);
            return true;
          },
        },
        job,
      );
    },
    onStopped(job, jobs) {
      if (job.phase.state !== 'stopped') return;
      // The text is stored as a draft before the job is removed.
      options.onStopped(job, job.phase.why);
      jobs.remove(job.id);
    },
  });
}
