import Libsql from 'libsql';

/** `wal` for files that stay, `memory` for those that are thrown away. */
export type Journal = 'wal' | 'memory';

export type SqlValue = string | number | null;

/**
 * A thin door to SQLite: prepared statements are kept by their text, transactions may nest (only the
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
    const row = this.#prepared(sql).get(...values);
    // What the driver adds about itself is no column.
    if (typeof row === 'object' && row !== null) Reflect.deleteProperty(row, '_metadata');
    return row as Row | undefined;
  }

  /** Runs a statement that changes something; answers how many rows and the last integer key. */
  run(sql: string, ...values: SqlValue[]): { changes: number; lastId: number } {
    const result = this.#prepared(sql).run(...values);
    return { changes: result.changes, lastId: Number(result.lastInsertRowid) };
  }

  exec(sql: string): void {
    this.#connection.exec(sql);
  }

  /** Leaves its file, and goes on with the one that `place` gives meanwhile, which may be the same one replaced. */
  moveTo(place: () => string): void {
    this.close();
    this.#connection = this.#open(place());
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
