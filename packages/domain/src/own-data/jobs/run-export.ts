import type { WritingClient } from '../../drafts/writing-client';
import { exportSources } from '../export/sources';
import type { ExportKind } from '../files/kinds';
import { isPassing, type JobControl, reasonOf, waitAfter } from './job-control';
import type { JobTexts } from './job-texts';
import { type ExportJob, resting } from './own-data-job';

interface ExportRun {
  readonly client: WritingClient;
  readonly texts: JobTexts;
  readonly control: JobControl<ExportJob>;
}

/** Works on an export as far as possible now: one page after the other, each of which is stored before the next. */
export async function runExport(run: ExportRun): Promise<void> {
  const { control } = run;
  for (let job = control.now(); control.isWanted(); job = control.now()) {
    const kind = job.kinds[job.at];
    if (kind === undefined) return void control.store({ progress: 'done', phase: resting });
    try {
      await readPart(run, job, kind);
    } catch (error) {
      const why = reasonOf(error);
      if (why.kind === 'aborted') return;
      if (isPassing(why, job.tries)) return void control.store(waitAfter(job, why, control.time()));
      // What has been read of this kind so far stays.
      control.store({ ...nextKind(job), problems: [...job.problems, { kind, why }] });
    }
  }
}

const nextKind = ({ at }: ExportJob) => ({ at: at + 1, position: null, tries: 0 });

async function readPart(
  { client, texts, control }: ExportRun,
  job: ExportJob,
  kind: ExportKind,
): Promise<void> {
  const { text, rows, next } = await exportSources[kind].read(client, job.position);
  const index = job.parts[kind] ?? 0;
  const before = index > 0 ? await texts.readPart({ job: job.id, kind, index: index - 1 }) : null;
  // Some servers repeat a page for ever instead of ending the list.
  const isRepeated = text !== '' && before === text;
  if (isRepeated) return void control.store(nextKind(job));
  await texts.writePart({ job: job.id, kind, index }, text);
  control.store({
    parts: { ...job.parts, [kind]: index + 1 },
    rows: { ...job.rows, [kind]: (job.rows[kind] ?? 0) + rows },
    done: job.done + rows,
    ...(next === null ? nextKind(job) : { position: next, tries: 0 }),
  });
}
