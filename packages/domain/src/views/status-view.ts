import type { StatusId } from '@linnet/api';
import type { RichText } from '@linnet/richtext';
import type { MuteReason } from '../filters/mute-reason';
import type { StatusRow } from '../graph/rows';
import type { Author } from './author';

/** A status joined for showing: of a repeat, the original with who repeated it. */
export interface StatusView {
  /** Id of the row in its list: the wrapper's for a repeat. */
  id: StatusId;
  /** What is shown and acted on. */
  status: StatusRow;
  author: Author;
  /** Who repeated it; null when it stands for itself. */
  repeater: Author | null;
  content: RichText;
  /** What speaks against showing it; `verdictOn` says what follows from that where it is read. */
  reasons: readonly MuteReason[];
}
