import type { WritingClient } from '../../drafts/writing-client';
import { classOf } from '../../outbox/after-error';
import { exportSources } from '../export/sources';
import type { ExportKind } from '../files/kinds';
import { confirmLogin, isPassing, type JobControl, meaningOf, waitAfter } from './job-control';
import type { JobTexts } from './job-texts';
import { type ExportJob, resting } from './own-data-job';

interface ExportRun {
  readonly client: WritingClient;
  readonly texts: JobTexts;
  readonly control: JobControl<ExportJob>;
}

/** Works on an export as far as possible now: one page after the other, each of which is stored before the next. */
export async function runExport(run: ExportRun): Promise<void> {
  const { client, control } = run;
  for (let job = control.job(); control.isWanted(); job = control.job()) {
    const kind = job.kinds[job.at];
    if (kind === undefined) return void control.store({ progress: 'done', phase: resting });
    try {
      const next = await readPart(run, job, kind);
      const { pauseMs } = exportSources[kind];
      if (next !== null && pauseMs !== undefined) return pause(control, pauseMs);
    } catch (error) {
      const why = await meaningOf(client, error);
      if (why.kind === 'aborted') return;
      if (isPassing(why, job.tries)) {
        const begin = classOf(why) === 'signIn' ? kindFromBegin(job, kind) : {};
        return void control.store({ ...begin, ...waitAfter(job, why, control.now()) });
      }
      // What has been read of this kind so far stays.
      control.store({ ...nextKind(job), problems: [...job.problems, { kind, why }] });
    }
  }
}

function pause({ store, now }: JobControl<ExportJob>, ms: number): void {
  store({ phase: { state: 'waiting', until: now() + ms, why: null } });
}

const nextKind = ({ at }: ExportJob) => ({ at: at + 1, position: null, tries: 0 });

/** Reads the kind again from its beginning: since a login has ended, the pages may be those for visitors. */
const kindFromBegin = ({ parts, rows, done }: ExportJob, kind: ExportKind) => ({
  position: null,
  parts: { ...parts, [kind]: 0 },
  rows: { ...rows, [kind]: 0 },
  done: done - (rows[kind] ?? 0),
});

/** Reads and stores a page; resolves to where the list goes on, null at its end. */
async function readPart(
  { client, texts, control }: ExportRun,
  job: ExportJob,
  kind: ExportKind,
): Promise<string | null> {
  const { read, isOfDevice } = exportSources[kind];
  const { text, rows, next } = await read(client, job.position);
  const index = job.parts[kind] ?? 0;
  const before = index > 0 ? await texts.readPart({ job: job.id, kind, index: index - 1 }) : null;
  // Some servers repeat a page for ever instead of ending the list.
  const isRepeated = text !== '' && before === text;
  const goesOn = next !== null && !isRepeated;
  if (!goesOn && isOfDevice !== true) await confirmLogin(client);
  const following = goesOn ? { position: next, tries: 0 } : nextKind(job);
  if (isRepeated) {
    control.store(following);
    return null;
  }
  await texts.writePart({ job: job.id, kind, index }, text);
  control.store({
    parts: { ...job.parts, [kind]: index + 1 },
    rows: { ...job.rows, [kind]: (job.rows[kind] ?? 0) + rows },
    done: job.done + rows,
    ...following,
  });
  return next;
}
