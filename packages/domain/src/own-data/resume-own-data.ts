import type { WritingClient } from '../drafts/writing-client';
import { orLog } from '../kernel/error-of';
import { loadPart } from '../kernel/lazy';
import { onePer } from '../kernel/one-per';

/** Resumes imports and exports of earlier pages; loads their code only if there are any. Later calls do nothing. */
export const resumeOwnData = onePer(resume);

async function resume(client: WritingClient): Promise<void> {
  const { environment, records, life, log } = client;
  if (records === null || environment.storage.keys(records.prefix('own-data')).length === 0) return;
  const start = async (): Promise<void> => {
    const { ownDataOf } = await loadPart(() => import('./own-data'));
    if (!life.isOver()) await ownDataOf(client).start();
  };
  await orLog(start(), log, ['warn', 'imports and exports have to wait']);
}
