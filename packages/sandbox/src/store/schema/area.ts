/** A trigger on inserts and deletes: counts are stored in the rows that they belong to. */
export interface Trigger {
  name: string;
  on: string;
  statement: string;
}

/** The tables of a part of the server, with their indexes. */
export interface SchemaArea {
  /** Table name → statements that create the table and its indexes. */
  tables: Record<string, string>;
  triggers?: Trigger[];
}
