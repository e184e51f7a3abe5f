import type { Here } from '../server/here';
import type { QuoteState } from '../store/statuses';
import { statusesIn } from './retell';
import { textOf } from './told';

/** Facts of a status that Pleroma stores but doesn't send. */
export interface StatusFacts {
  id: string;
  language: string | null;
  quote_id: string | null;
  quote_state: QuoteState | null;
  /** Who may quote it; null where its author has not chosen. */
  quote_policy: string | null;
  /** 1 when the quoted status still exists. */
  quote_exists: number;
}

/** Facts of every status in a value, by id. */
export function statusFacts(here: Here, value: unknown): Map<string, StatusFacts> {
  const ids = [...new Set(statusesIn(value).map((status) => textOf(status['id'])))];
  if (ids.length === 0) return new Map();
  const rows = here.db.all<StatusFacts>(
    `select s.id, s.language, s.quote_id, s.quote_state, s.quote_policy, q.id is not null as quote_exists
     from statuses s left join statuses q on q.id = s.quote_id
     where s.id in (select value from json_each(?))`,
    JSON.stringify(ids),
  );
  return new Map(rows.map((row) => [row.id, row]));
}
