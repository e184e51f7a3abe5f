import { ApiError } from '@linnet/api';
import { ownFiltersOf } from '../../filters';
import { readJsonRecord } from '../../kernel/json-record';
import { contextOf } from '../../post-content/draft-context';
import { writeSettingsFile } from '../../settings/settings-file';
import { filterForFile } from '../files/read-filters';
import { type ExportSource, jsonAround, printRows, unknownTotal } from './source';

export const filtersSource: ExportSource = {
  fileName: 'filters.json',
  around: jsonAround,
  async read(client) {
    const own = ownFiltersOf(client);
    const error = await own.load();
    if (error) throw new ApiError(error);
    const rows = (own.state.get().value?.filters ?? []).map(filterForFile);
    return { text: printRows(rows), rows: rows.length, next: null };
  },
  total: unknownTotal,
};

/** What only the outbox needs of a draft. */
const internalKeys = ['key', 'openAt', 'posted', 'uncertain', 'why'];

/** The drafts of this device. */
export const draftsSource: ExportSource = {
  fileName: 'drafts.json',
  around: jsonAround,
  read({ environment: { storage }, records }) {
    const prefix = records?.prefix('draft') ?? '';
    const names = records === null ? [] : storage.keys(prefix);
    const rows = names
      .filter((name) => contextOf(name.slice(prefix.length)) !== null)
      .map((name) => ({ draft: name.slice(prefix.length), ...readJsonRecord(storage.read(name)) }))
      .map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => !internalKeys.includes(key))));
    return Promise.resolve({ text: printRows(rows), rows: rows.length, next: null });
  },
  total: unknownTotal,
};

/** In the form that the import of settings reads. */
export const settingsSource: ExportSource = {
  fileName: 'settings.json',
  around: { before: '', between: '', after: '' },
  read({ settings }) {
    const text = writeSettingsFile(settings.own.get(), { withTheme: true });
    return Promise.resolve({ text, rows: 1, next: null });
  },
  total: unknownTotal,
};
