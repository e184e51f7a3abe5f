import type { AccountId } from '@linnet/api';
import { followedBy } from '@linnet/api';
import { vi } from 'vitest';
import type { PageClient } from '../accounts/create-client';
import { ownDataOf, type ExportKind, type ImportKind, type OwnDataJob, previewImport } from '../own-data';
import { allRows } from '../own-data/pages';

const LONG = { timeout: 120_000, interval: 50 };

/** The preview of a file with this text. */
export async function previewOf(client: PageClient, kind: ImportKind, text: string) {
  const file = new File([text], `${kind}.csv`);
  const preview = await previewImport(client, { kind, file, onKnown: () => {} });
  if (preview.state !== 'readable') throw new Error(`The file is ${preview.state}.`);
  return preview;
}

/** Starts the import of a text; resolves with the id of its job. */
export async function beginImport(client: PageClient, kind: ImportKind, text: string): Promise<string> {
  const { header, fileName, fresh } = await previewOf(client, kind, text);
  await ownDataOf(client).startImport({ kind, fileName, header, entries: fresh });
  return ownDataOf(client).jobs.get().at(-1)?.id ?? '';
}

export const jobOf = (client: PageClient, id: string): OwnDataJob | undefined =>
  ownDataOf(client)
    .jobs.get()
    .find((job) => job.id === id);

/** Waits until a job is at its end. */
export async function ended(client: PageClient, id: string): Promise<OwnDataJob> {
  return vi.waitFor(() => {
    const job = jobOf(client, id);
    if (job?.progress !== 'done') throw new Error(`The job is not done: ${JSON.stringify(job)}`);
    return job;
  }, LONG);
}

/** Imports a text and waits for its end. */
export async function imported(client: PageClient, kind: ImportKind, text: string): Promise<OwnDataJob> {
  return ended(client, await beginImport(client, kind, text));
}

/** Exports one kind and resolves with the text of its file. */
export async function exported(client: PageClient, kind: ExportKind): Promise<string> {
  await ownDataOf(client).startExport([kind]);
  const id = ownDataOf(client).jobs.get().at(-1)?.id ?? '';
  await ended(client, id);
  const file = await ownDataOf(client).fileOf(id);
  return (file?.parts ?? []).join('');
}

/** The addresses of everybody whom an account follows. */
export async function follows(client: PageClient, id: AccountId): Promise<readonly string[]> {
  const all: string[] = [];
  for await (const page of allRows(
    client,
    (options) => followedBy(id, options),
    ({ account }) => account.id,
  ))
    all.push(...page.map(({ account }) => account.fqn));
  return all.sort();
}
