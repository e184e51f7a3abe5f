import Libsql from 'libsql';

export type SqlValue = string | number | null;

/**
 * A thin door to SQLite: prepared statements are kept by their text, transactions may nest (only the
 * outermost commits). Everything is synchronous, so a request never sees half of another's change.
 */
export class Database {
  readonly #connection: Libsql.Database;
  readonly #statements = new Map<string, Libsql.Statement<unknown[]>>();
  #depth = 0;

  /** `file` is a path or `:memory:`. */
  constructor(file: string) {
    this.#connection = new Libsql(file);
    this.#connection.exec(
      'pragma journal_mode = wal; pragma synchronous = off; pragma foreign_keys = off; pragma temp_store = memory;',
    );
  }

  #prepared(sql: string): Libsql.Statement<unknown[]> {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#connection.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  /** All rows. The caller names the type of a row: the columns it asks for are those of our own schema. */
  all<Row>(sql: string, ...values: SqlValue[]): Row[] {
    return this.#prepared(sql).all(...values) as Row[];
  }

  one<Row>(sql: string, ...values: SqlValue[]): Row | undefined {
    return this.all<Row>(sql, ...values)[0];
  }

  /** Runs a statement that changes something; answers how many rows and the last integer key. */
  run(sql: string, ...values: SqlValue[]): { changes: number; lastId: number } {
    const result = this.#prepared(sql).run(...values);
    return { changes: result.changes, lastId: Number(result.lastInsertRowid) };
  }

  exec(sql: string): void {
    this.#connection.exec(sql);
  }

  /** Prepared statements know the schema they were made for: forget them when it changes. */
  forgetStatements(): void {
    this.#statements.clear();
  }

  transaction<T>(work: () => T): T {
    if (this.#depth > 0) return work();
    this.exec('begin immediate');
    this.#depth += 1;
    let done = false;
    try {
      const result = work();
      done = true;
      return result;
    } finally {
      this.#depth -= 1;
      this.exec(done ? 'commit' : 'rollback');
    }
  }

  /** Runs `work` and takes every change back; its answer stays. */
  rehearse<T>(work: () => T): T {
    this.exec('begin immediate');
    this.#depth += 1;
    try {
      return work();
    } finally {
      this.#depth -= 1;
      this.exec('rollback');
    }
  }

  close(): void {
    this.#statements.clear();
    this.#connection.close();
  }
}
