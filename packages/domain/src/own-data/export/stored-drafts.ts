import type { WritingClient } from '../../drafts/writing-client';
import { contextOf } from '../../post-content/draft-context';
import { readDraft } from '../../post-content/stored-drafts';
import { keyOf } from '../files/entry';
import { draftFields, draftForFile, readDraftOfFile } from '../files/read-drafts';

/** The host of the client's server. */
export function serverOf({ environment }: Pick<WritingClient, 'environment'>): string {
  return new URL(environment.baseUrl || environment.origin).host;
}

/** The drafts of the viewer on this device, as rows of a file. */
export function draftRows(client: WritingClient): readonly object[] {
  const { environment, records, drafts } = client;
  if (records === null) return [];
  drafts.loaded.get()?.flush();
  const prefix = records.prefix('draft');
  return environment.storage.keys(prefix).flatMap((name) => {
    const key = name.slice(prefix.length);
    const stored = contextOf(key) === null ? undefined : readDraft(environment.storage.read(name));
    return stored === undefined ? [] : [draftForFile(key, serverOf(client), stored)];
  });
}

/** The keys that these drafts have as entries of a file. */
export function draftKeys(client: WritingClient): ReadonlySet<string> {
  const keys = draftRows(client).flatMap((row) => {
    // JSON leaves out undefined fields, as the file does.
    const draft = readDraftOfFile(JSON.parse(JSON.stringify(row)) as unknown);
    return draft === null ? [] : [keyOf('drafts', draftFields(draft))];
  });
  return new Set(keys);
}
