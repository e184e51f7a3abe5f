import Libsql from 'libsql';

/** `wal` for files that are kept, `memory` for temporary ones. */
export type Journal = 'wal' | 'memory';

export type SqlValue = string | number | null;

/**
 * A thin layer over SQLite: prepared statements are cached by their text, transactions may be nested (only the
 * outermost commits). Everything is synchronous, so a request never sees half of another's change.
 */
export class Database {
  readonly #journal: Journal;
  #connection: Libsql.Database;
  readonly #statements = new Map<string, Libsql.Statement<unknown[]>>();
  #depth = 0;

  /** `file` is a path or `:memory:`. */
  constructor(file: string, journal: Journal = 'wal') {
    this.#journal = journal;
    this.#connection = this.#open(file);
  }

  #open(file: string): Libsql.Database {
    const connection = new Libsql(file);
    connection.exec(
      `pragma journal_mode = ${this.#journal}; pragma synchronous = off; pragma foreign_keys = off; pragma temp_store = memory;`,
    );
    return connection;
  }

  #prepared(sql: string): Libsql.Statement<unknown[]> {
    const cached = this.#statements.get(sql);
    if (cached) return cached;
    const statement = this.#connection.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  /** All rows. The caller gives the type of a row: the columns belong to our own schema. */
  all<Row>(sql: string, ...values: SqlValue[]): Row[] {
    return this.#prepared(sql).all(...values) as Row[];
  }

  one<Row>(sql: string, ...values: SqlValue[]): Row | undefined {
    const row = this.#prepared(sql).get(...values);
    // The driver adds this property, which is no column.
    if (typeof row === 'object' && row !== null) Reflect.deleteProperty(row, '_metadata');
    return row as Row | undefined;
  }

  /** Runs a statement that changes rows; returns the number of rows and the last integer key. */
  run(sql: string, ...values: SqlValue[]): { changes: number; lastId: number } {
    const result = this.#prepared(sql).run(...values);
    return { changes: result.changes, lastId: Number(result.lastInsertRowid) };
  }

  exec(sql: string): void {
    this.#connection.exec(sql);
  }

  /** Closes the current file and opens the one that `prepareFile` returns, which may be a new file of the same name. */
  reopen(prepareFile: () => string): void {
    this.close();
    this.#connection = this.#open(prepareFile());
  }

  transaction<T>(work: () => T): T {
    if (this.#depth > 0) return work();
    this.exec('begin immediate');
    this.#depth += 1;
    let hasSucceeded = false;
    try {
      const result = work();
      hasSucceeded = true;
      return result;
    } finally {
      this.#depth -= 1;
      this.exec(hasSucceeded ? 'commit' : 'rollback');
    }
  }

  /** Runs `work`, rolls every change back, and returns its result. */
  runAndRollBack<T>(work: () => T): T {
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
