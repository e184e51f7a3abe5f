/** What the screen of a part gets. */
export interface PartProps {
  /** What is opened in the part, as in its address: the id of a report, the name of a person; null for the part itself. */
  readonly item: string | null;
  /** The query of the address, without its question mark. */
  readonly search: string;
}
