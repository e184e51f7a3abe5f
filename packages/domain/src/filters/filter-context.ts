import type { ServerFilterContext } from '@linnet/api';

/**
 * The filter context in which a status is shown; `elsewhere` is one where no server filter applies, such as bookmarks.
 */
export type FilterContext = ServerFilterContext | 'elsewhere';
