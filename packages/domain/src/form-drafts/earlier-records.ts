import type { AccountId } from '@linnet/api';
import type { RecordStorage } from '../kernel/environment';
import { readJsonRecord } from '../kernel/json-record';
import type { AccountRecords } from '../kernel/records';
import { type FormName, reportOf } from './form-name';

type EarlierDraft = readonly [form: FormName, draft: object];

/**
 * Removes the form drafts that earlier versions stored under other names, and returns them for the caller to store.
 * They replace present ones, because only a tab with an earlier version can have stored them since the last removal.
 */
export function takeEarlierDrafts(storage: RecordStorage, records: AccountRecords): readonly EarlierDraft[] {
  const drafts = records.prefix('draft');
  const reports = Object.entries(takeRecord(storage, `${drafts}complaints`));
  return [
    ['profile', takeRecord(storage, `${drafts}profile`)],
    ['new-list', takeRecord(storage, records.name('new-list'))],
    ...reports.flatMap(([person, draft]): EarlierDraft[] =>
      typeof draft === 'object' && draft !== null ? [[reportOf(person as AccountId), draft]] : [],
    ),
  ];
}

function takeRecord(storage: RecordStorage, name: string): Readonly<Record<string, unknown>> {
  const text = storage.read(name);
  if (text !== null) storage.remove(name);
  return readJsonRecord(text);
}
