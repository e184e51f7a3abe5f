import { type AccountId, type LogEntry, ApiError, lookupAccount, moderationLog } from '@linnet/api';
import { type Client, perClient } from '../client/client';
import { clientResource } from '../events/client-resource';
import { isMissing } from '../kernel/error-of';
import { createResourceFamily } from '../kernel/resource/resource-family';

/** Entries on a page of the log. */
export const logPageSize = 50;
const MAX_KEPT = 12;

/** The filters of the log, and which of its pages is shown. */
export interface LogQuery {
  /** The handle of who did it; empty for anybody. */
  readonly actor: string;
  /** Part of the message. */
  readonly search: string;
  /** Days, `YYYY-MM-DD`, both included; empty for no bound. */
  readonly from: string;
  readonly until: string;
  readonly page: number;
}

interface LogPage {
  readonly items: readonly LogEntry[];
  readonly total: number;
}

const logPages = perClient((client) =>
  createResourceFamily(
    (key: string) =>
      clientResource<LogPage>(client, { load: () => loadPage(client, JSON.parse(key) as LogQuery) }),
    MAX_KEPT,
  ),
);

export const logPageOf = (client: Client, query: LogQuery) => logPages(client).get(JSON.stringify(query));

async function loadPage(client: Client, { actor, search, from, until, page }: LogQuery): Promise<LogPage> {
  const id = actor === '' ? null : await idOf(client, actor);
  // The server knows nobody of this name, so that there are no entries either.
  if (id === undefined) return { items: [], total: 0 };
  return client.send(
    moderationLog({
      actor: id,
      search,
      from: isDay(from) ? new Date(`${from}T00:00:00`).toISOString() : null,
      until: isDay(until) ? new Date(`${until}T23:59:59.999`).toISOString() : null,
      page,
      pageSize: logPageSize,
    }),
  );
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/**
 * The server finds entries by the id of who did it, not by the name. Its lookup for everybody also finds whom it has
 * deactivated, and needs no privilege to read people.
 */
async function idOf({ send }: Client, name: string): Promise<AccountId | undefined> {
  try {
    return (await send(lookupAccount(name.replace(/^@/, '')))).id;
  } catch (error) {
    if (error instanceof ApiError && isMissing(error.reason)) return undefined;
    throw error;
  }
}
