import { ApiError } from '@linnet/api';
import { ownFiltersOf } from '../../filters';
import { writeSettingsFile } from '../../settings/settings-file';
import { filterForFile } from '../files/read-filters';
import { type ExportSource, jsonSeparators, printRows, unknownTotal } from './source';
import { draftRows } from './stored-drafts';

export const filtersSource: ExportSource = {
  fileName: 'filters.json',
  separators: jsonSeparators,
  async read(client) {
    const own = ownFiltersOf(client);
    const error = await own.load();
    if (error) throw new ApiError(error);
    const rows = (own.state.get().value?.filters ?? []).map(filterForFile);
    return { text: printRows(rows), rows: rows.length, next: null };
  },
  total: unknownTotal,
};

/** The drafts of this device. */
export const draftsSource: ExportSource = {
  fileName: 'drafts.json',
  isOfDevice: true,
  separators: jsonSeparators,
  read(client) {
    const rows = draftRows(client);
    return Promise.resolve({ text: printRows(rows), rows: rows.length, next: null });
  },
  total: unknownTotal,
};

/** In the form that the import of settings reads. */
export const settingsSource: ExportSource = {
  fileName: 'settings.json',
  isOfDevice: true,
  separators: { before: '', between: '', after: '' },
  read({ settings }) {
    const text = writeSettingsFile(settings.own.get(), { withTheme: true });
    return Promise.resolve({ text, rows: 1, next: null });
  },
  total: unknownTotal,
};
