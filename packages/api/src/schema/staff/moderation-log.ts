import type { AccountId, ReportId, StatusId } from '../../model/ids';
import {
  type JsonObject,
  type ModelOf,
  isObject,
  objectReader,
  readCount,
  readCountOrNull,
  readId,
  readObject,
  readRows,
  readText,
  readTexts,
  readerWithId,
} from '../read';

/** Somebody whom an entry names; the id is missing where the log has only the name. */
export interface LoggedPerson {
  readonly id: AccountId | null;
  readonly acct: string;
}

const readPerson = objectReader((json): LoggedPerson | undefined => {
  const acct = readText(json, 'nickname');
  return acct === '' ? undefined : { id: readId<AccountId>(json, 'id'), acct };
});

/** Everybody whom an entry is about: it names them in different places for different actions. */
function readPeople(data: JsonObject): readonly LoggedPerson[] {
  const rows = { limit: 100, row: (json: unknown) => readPerson(json) };
  const lists = ['subject', 'subjects'].flatMap((key) => readRows(data, key, rows));
  const single = ['subject', 'subject_actor', 'follower', 'followed'].flatMap(
    (key) => readPerson(data[key]) ?? [],
  );
  const named = readTexts(data, 'nicknames').map((acct) => ({ id: null, acct }));
  return [...lists, ...single, ...named];
}

/** The id of what an entry is about, if it is of this type. */
function readSubject<Id extends string>(data: JsonObject, type: string): Id | null {
  const subject = data['subject'];
  return isObject(subject) && subject['type'] === type ? readId<Id>(subject, 'id') : null;
}

/** An entry of the moderation log. */
export type LogEntry = ModelOf<typeof readLogEntry>;

export const readLogEntry = readerWithId((json, id: string) => {
  const data = readObject(json, 'data');
  const action = readText(data, 'action');
  return {
    id,
    /** As on the wire: `deactivate`, `report_update`. */
    action,
    /** What was done, in the server's words. */
    message: readText(json, 'message') || readText(data, 'message'),
    createdAt: new Date((readCountOrNull(json, 'time') ?? 0) * 1000).toISOString(),
    actor: readPerson(data['actor']) ?? null,
    people: readPeople(data),
    reportId: readSubject<ReportId>(data, 'report'),
    /** The address of the relay that the server began or ceased to follow. */
    relay: action.startsWith('relay_') ? readText(data, 'target') || null : null,
    statusId: action === 'status_delete' ? null : readSubject<StatusId>(data, 'status'),
  };
});

/** Reads a page of the log with the number of all entries that match. */
export const readModerationLog = objectReader((json) => ({
  items: readRows(json, 'items', { limit: 500, row: readLogEntry }),
  total: readCount(json, 'total'),
}));
