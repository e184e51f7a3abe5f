import type { FilterMatch } from '@linnet/api';
import type { StatusRow } from '../graph/rows';

/** Finds filter matches on this device, where the server does not match filters or matched them before they changed. */
export type FilterMatcher = (status: StatusRow, words: () => string) => readonly FilterMatch[];
