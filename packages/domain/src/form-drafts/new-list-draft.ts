import type { AccountId, ListId, ListReplies, ListFields } from '@linnet/api';
import type { StoredForm } from './form-drafts';

/** The draft of a new list, as it is stored. */
export interface NewListDraft {
  fields: ListFields;
  members: readonly AccountId[];
  /** Id of the list if it has been created, but its members could not be added. */
  createdId: ListId | null;
}

const allReplies: readonly ListReplies[] = ['list', 'followed', 'none'];

/** Reads the draft of a new list; null when there is none or it is empty. */
export function readNewListDraft(record: StoredForm | null): NewListDraft | null {
  const { title, replies, exclusive, members, begun } = record ?? {};
  if (typeof title !== 'string') return null;
  const known = allReplies.find((each) => each === replies);
  return {
    fields: {
      title,
      ...(known !== undefined && { replies: known }),
      ...(typeof exclusive === 'boolean' && { exclusive }),
    },
    // Ids in storage are plain strings.
    members: Array.isArray(members) ? members.filter((id): id is AccountId => typeof id === 'string') : [],
    createdId: typeof begun === 'string' ? (begun as ListId) : null,
  };
}
