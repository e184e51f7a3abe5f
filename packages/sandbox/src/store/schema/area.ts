/** What a row's coming or going changes elsewhere: counts are kept beside the rows they count. */
export interface Trigger {
  name: string;
  on: string;
  does: string;
}

/** The tables of one part of the server, each with its indexes. */
export interface SchemaArea {
  /** Statements that make the table and its indexes, by the table's name. */
  tables: Record<string, string>;
  triggers?: Trigger[];
}
