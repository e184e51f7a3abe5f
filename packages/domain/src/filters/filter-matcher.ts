import type { FilterMatch } from '@linnet/api';
import type { StatusRow } from '../graph/rows';

/** What filters find in a status where the server did not look, or looked with filters that have changed. */
export type FilterMatcher = (status: StatusRow, words: () => string) => readonly FilterMatch[];
