import type { AccountId } from '@linnet/api';
import { draftsPrefix } from '../drafts/drafts-record';
import type { RecordStorage } from '../environment';
import { readJsonRecord } from '../json-record';
import type { FieldText, ProfileTexts } from './profile-texts';

/** Among the drafts of posts, so that it stays and goes with them; none of those has this name. */
export function keptTextsRecord(account: AccountId): string {
  return `${draftsPrefix(account)}profile`;
}

function readField(value: unknown): FieldText[] {
  if (typeof value !== 'object' || value === null) return [];
  const { name, value: text } = value as Partial<Record<keyof FieldText, unknown>>;
  return typeof name === 'string' && typeof text === 'string' ? [{ name, value: text }] : [];
}

/** What was written about oneself and not saved. */
export function readKeptTexts(text: string | null): Partial<ProfileTexts> {
  const { displayName, note, fields, birthday } = readJsonRecord(text);
  return {
    ...(typeof displayName === 'string' && { displayName }),
    ...(typeof note === 'string' && { note }),
    ...(Array.isArray(fields) && { fields: fields.flatMap(readField) }),
    ...(typeof birthday === 'string' && { birthday }),
  };
}

/** With nothing written nothing is kept. */
export function writeKeptTexts(
  storage: RecordStorage,
  account: AccountId,
  texts: Partial<ProfileTexts>,
): void {
  if (Object.keys(texts).length === 0) storage.remove(keptTextsRecord(account));
  else storage.write(keptTextsRecord(account), JSON.stringify(texts));
}
