import { createCell } from '@linnet/domain';

/** The title of the current screen beyond its route: a person, a tag, a search. Null for nothing more. */
export const screenName = createCell<string | null>(null);
