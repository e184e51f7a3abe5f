import type { ReportId } from '../../model/ids';
import { readAccount } from '../account';
import {
  type ModelOf,
  objectReader,
  readCount,
  readId,
  readRows,
  readText,
  readTextOrNull,
  readTimeOrEpoch,
  readerWithId,
} from '../read';
import { readStaffAccount } from './accounts';
import { readStatus } from '../status';

/** A note of the staff at a report. */
export type ReportNote = ModelOf<typeof readReportNote>;

const readReportNote = readerWithId((json, id: string) => ({
  id,
  content: readText(json, 'content'),
  author: readStaffAccount(json['user']) ?? null,
  createdAt: readTimeOrEpoch(json, 'created_at'),
}));

const readBrokenRule = objectReader((json) => ({
  id: readId(json, 'id') ?? readText(json, 'text'),
  text: readText(json, 'text'),
  hint: readTextOrNull(json, 'hint') ?? '',
}));

/** A report with everything that staff get. */
export type StaffReport = ModelOf<typeof readStaffReport>;

export const readStaffReport = readerWithId((json, id: ReportId) => ({
  id,
  /** The reporter's comment. */
  content: readText(json, 'content'),
  /** As on the wire: `open`, `closed`, `resolved`. */
  state: readText(json, 'state') || 'open',
  createdAt: readTimeOrEpoch(json, 'created_at'),
  /** The reported account, as others see it and as only staff do. */
  account: readAccount(json['account']) ?? null,
  target: readStaffAccount(json['account']) ?? null,
  reporter: readAccount(json['actor']) ?? null,
  /** Of a deleted status only a copy of the text is left, under an id that no call knows. */
  statuses: readRows(json, 'statuses', { limit: 200, row: readStatus }),
  notes: readRows(json, 'notes', { limit: 500, row: readReportNote }),
  rules: readRows(json, 'rules', { limit: 100, row: readBrokenRule }),
}));

/** Reads a page of reports with the number of all that there are. */
export const readStaffReports = objectReader((json) => ({
  items: readRows(json, 'reports', { limit: 200, row: readStaffReport }),
  total: readCount(json, 'total'),
}));
