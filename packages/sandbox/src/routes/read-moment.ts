import { invalidRequest } from '../server/problem';
import type { Params } from '../server/params';

/** The time in a parameter, from ISO 8601 to milliseconds; null when absent. */
export function readMoment(params: Params, name: string): number | null {
  const text = params.text(name);
  if (text === undefined || text === '') return null;
  const moment = /^\d{4}-\d{2}-\d{2}T/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(moment)) {
    throw invalidRequest([{ field: name, message: 'Invalid format. Expected :"date-time"' }]);
  }
  return moment;
}
