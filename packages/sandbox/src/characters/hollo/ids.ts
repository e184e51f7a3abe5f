import { firstUuidOf, timeOfUuid } from '../../store/ids';

/** The start of the UUIDs that stand for numeric ids of the sandbox: Hollo has only UUIDs. The number is the end. */
const UUID_PREFIX = '01900000-0000-7000-8000-';
const NUMBERED_UUID = /^01900000-0000-7000-8000-([0-9a-f]{12})$/;

/** The UUID for a numeric id; any other text stays. */
export function uuidOfNumber(number: string): string {
  return /^\d{1,14}$/.test(number) ? UUID_PREFIX + Number(number).toString(16).padStart(12, '0') : number;
}

/** The decimal number in such a UUID; null for any other text. */
export function numberIn(id: string): string | null {
  const digits = NUMBERED_UUID.exec(id)?.[1];
  return digits === undefined ? null : String(Number.parseInt(digits, 16));
}

const NOTIFICATION_ID = /^\d{4}-\d\d-\d\dT[\d:.]+Z\/\w+\/([0-9a-f-]{36})$/;

/** `TIME/TYPE/UUID`. */
export function notificationId(moment: string, type: string, number: string): string {
  return `${moment}/${type}/${uuidOfNumber(number)}`;
}

/** The numeric id in a composite id; null for any other text, also for a bare UUID. */
export function notificationNumber(id: string): string | null {
  const uuid = NOTIFICATION_ID.exec(id)?.[1];
  return uuid === undefined ? null : numberIn(uuid);
}

/** The time of bookmark number 0; each number stands for one second more. */
const FIRST_BOOKMARK_MS = Date.UTC(2026, 0, 1);
const SECOND_MS = 1000;

type TimePagedList = 'favourites' | 'bookmarks';

/** The name of a list that is paged by time (`before`); null for any other path. */
export function timePagedList(path: string): TimePagedList | null {
  const name = /^\/api\/v1\/(favourites|bookmarks)$/.exec(path)?.[1];
  return name === 'favourites' || name === 'bookmarks' ? name : null;
}

/** The time for `before=` that stands for an id of the shared paging. */
export function timeOfPageId(list: TimePagedList, pageId: string): string {
  const ms = list === 'favourites' ? timeOfUuid(pageId) : FIRST_BOOKMARK_MS + Number(pageId) * SECOND_MS;
  return new Date(ms).toISOString();
}

/** The `max_id` of the shared paging that stands for a time; null when it is not a valid time. */
export function maxIdBefore(list: TimePagedList, moment: string): string | null {
  const ms = Date.parse(moment);
  if (Number.isNaN(ms)) return null;
  return list === 'favourites' ? firstUuidOf(ms) : String(Math.ceil((ms - FIRST_BOOKMARK_MS) / SECOND_MS));
}
