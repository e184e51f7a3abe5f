import { countedId, numberIn } from './counted-ids';

const COMPOSITE = /^\d{4}-\d\d-\d\dT[\d:.]+Z\/\w+\/([0-9a-f-]{36})$/;

/** `TIME/TYPE/UUID`. */
export function notificationId(moment: string, type: string, number: string): string {
  return `${moment}/${type}/${countedId(number)}`;
}

/** The numeric id in a composite id; null for any other text, also for a bare UUID. */
export function notificationNumber(id: string): string | null {
  const uuid = COMPOSITE.exec(id)?.[1];
  return uuid === undefined ? null : numberIn(uuid);
}
