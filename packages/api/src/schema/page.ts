import type { AnswerFacts } from '../call';
import { ApiError } from '../error';
import { readLink } from '../link';
import type { Page } from '../model/page';

/** Servers send 20 to 80 rows; far more than that is not a page. */
const usualRows = 2_000;

/** Reads a list row by row: a broken row is left out and counted, an answer that is no list is malformed. */
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
