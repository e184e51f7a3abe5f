import type { FilterPlace } from '@linnet/api';

/** Where a status is read; `elsewhere` is what no filter of a server counts in, such as bookmarks. */
export type ReadingPlace = FilterPlace | 'elsewhere';
