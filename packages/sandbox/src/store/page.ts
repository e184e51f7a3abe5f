import type { SqlValue } from './database';

/** The requested part of a list: ids are exclusive bounds. */
export interface Page {
  maxId: string | null;
  sinceId: string | null;
  minId: string | null;
  limit: number;
  offset: number;
}

/** Conditions of a query and their values, in the order of the question marks. */
export class Conditions {
  readonly #clauses: string[] = [];
  readonly values: SqlValue[] = [];

  and(clause: string, ...values: SqlValue[]): this {
    this.#clauses.push(`(${clause})`);
    this.values.push(...values);
    return this;
  }

  get where(): string {
    return this.#clauses.length > 0 ? `where ${this.#clauses.join(' and ')}` : '';
  }
}

export interface PagedQuery {
  /** Selects one column named `id` (joins are allowed), up to `where`. */
  select: string;
  /** The column for paging. */
  column: string;
  conditions: Conditions;
  page: Page;
  /** The ids are numbers and compared as such. */
  numeric?: boolean;
}

/** Builds the query of a page, newest first. With `minId` it is the page directly above that id. */
export function pageQuery(query: PagedQuery): { sql: string; values: SqlValue[]; reversed: boolean } {
  const { column, conditions, page } = query;
  const bound = (id: string): SqlValue => (query.numeric ? Number(id) : id);
  if (page.maxId !== null) conditions.and(`${column} < ?`, bound(page.maxId));
  if (page.sinceId !== null) conditions.and(`${column} > ?`, bound(page.sinceId));
  if (page.minId !== null) conditions.and(`${column} > ?`, bound(page.minId));
  const reversed = page.minId !== null;
  const sql = `${query.select} ${conditions.where} order by ${column} ${reversed ? 'asc' : 'desc'} limit ? offset ?`;
  return { sql, values: [...conditions.values, page.limit, page.offset], reversed };
}
