import type { StatusId } from '@linnet/api';
import type { RichText } from '@linnet/richtext';
import type { MuteReason } from '../filters/mute-reason';
import type { StatusRow } from '../graph/rows';
import type { Author } from '../graph/author';

/** A status joined for rendering: of a repeat, the original with the account that repeated it. */
export interface StatusView {
  /** Id in the list: the wrapper's for a repeat. */
  id: StatusId;
  /** The status that is shown and acted on. */
  status: StatusRow;
  author: Author;
  /** The account that repeated it; null for an original. */
  repeater: Author | null;
  content: RichText;
  /** Why it should be hidden; `filterResultOf` decides what follows in a filter context. */
  reasons: readonly MuteReason[];
}
