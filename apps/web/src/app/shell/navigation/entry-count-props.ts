/** What each count beside a place is given. */
export interface EntryCountProps {
  readonly className: string | undefined;
}
