/** The props of each count beside a navigation entry. */
export interface EntryCountProps {
  readonly className: string | undefined;
}
