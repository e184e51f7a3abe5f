import { createCell } from '@linnet/domain';

/** What the present screen is called beyond what its route tells: a person, a tag, a search. Null: nothing more. */
export const screenName = createCell<string | null>(null);
