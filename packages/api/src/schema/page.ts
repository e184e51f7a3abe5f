import type { AnswerFacts } from '../call';
import { ApiError } from '../error';
import { readLink } from '../link';
import type { Page } from '../model/page';

/** The largest number of rows that is read; servers send 20 to 80. */
const usualRows = 2_000;

/** Reads a list row by row: invalid rows are left out and counted; a response that is no list is malformed. */
export function readPage<T>(
  readRow: (json: unknown) => T | undefined,
  maxRows = usualRows,
): (body: unknown, facts: AnswerFacts) => Page<T> {
  return (body, facts) => {
    if (!Array.isArray(body)) throw new ApiError({ kind: 'malformed', what: 'page' });
    const items: T[] = [];
    for (const row of body.slice(0, maxRows)) {
      const item = readRow(row);
      if (item !== undefined) items.push(item);
    }
    return { items, dropped: body.length - items.length, ...readLink(facts.link) };
  };
}
