import type { OfferedEntry } from '../../../blocks/navigation/navigation-entry';
import type { EntryCountProps } from './entry-count-props';
import { entryCounts } from './entry-counts';
import { WaitingCount } from './waiting-count';

/** The count beside a navigation entry; renders nothing for entries without one. */
export function EntryCount({ entry, className }: EntryCountProps & { readonly entry: OfferedEntry }) {
  const Count = entryCounts[entry.id];
  if (Count !== undefined) return <Count className={className} />;
  return entry.feed === undefined ? null : <WaitingCount feed={entry.feed} className={className} />;
}
