/** What the screen of a part gets. */
export interface PartProps {
  /** What is open in the part, from its address: a report's id, a person's name; null for the part itself. */
  readonly item: string | null;
  /** The query of the address, without its question mark. */
  readonly search: string;
}
