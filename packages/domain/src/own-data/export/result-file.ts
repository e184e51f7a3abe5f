import type { JobTexts } from '../jobs/job-texts';
import type { ExportJob } from '../jobs/own-data-job';
import type { ExportKind } from '../files/kinds';
import { exportSources } from './sources';

/** The result of an export, to be saved by the browser. */
export interface ResultFile {
  readonly name: string;
  readonly type: string;
  readonly parts: readonly (string | Uint8Array<ArrayBuffer>)[];
}

/** The texts of a file, in their order; parts that the browser has removed are left out. */
async function* textsOf(job: ExportJob, kind: ExportKind, texts: JobTexts): AsyncGenerator<string, void> {
  const { before, between, after } = exportSources[kind].separators;
  yield before;
  let isFirst = true;
  for (let index = 0; index < (job.parts[kind] ?? 0); index += 1) {
    const text = await texts.readPart({ job: job.id, kind, index });
    if (text === null || text === '') continue;
    yield isFirst ? text : between + text;
    isFirst = false;
  }
  yield after;
}

/** The file of an export: that of its kind, or an archive of several. */
export async function resultFile(
  job: ExportJob,
  texts: JobTexts,
  { account, day }: { readonly account: string; readonly day: string },
): Promise<ResultFile> {
  const read = job.kinds.filter((kind) => (job.parts[kind] ?? 0) > 0);
  const [only] = read;
  if (job.kinds.length === 1 && only !== undefined) {
    const { fileName } = exportSources[only];
    const parts: string[] = [];
    for await (const text of textsOf(job, only, texts)) parts.push(text);
    return { name: fileName, type: fileName.endsWith('.csv') ? 'text/csv' : 'application/json', parts };
  }
  const { zipInSlices } = await import('./zip-slices');
  const files = read.map((kind) => ({
    name: exportSources[kind].fileName,
    texts: textsOf(job, kind, texts),
  }));
  return { name: `${account}-${day}.zip`, type: 'application/zip', parts: await zipInSlices(files) };
}
