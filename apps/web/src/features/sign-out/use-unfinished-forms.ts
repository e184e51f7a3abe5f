import { type UnfinishedForms, unfinishedFormsOf } from '@linnet/domain/form-drafts';
import { useClient } from '../../platform/client/client-provider';

/** What was begun in forms and is neither saved nor sent, once it is asked for; null where nothing is. */
export function useUnfinishedForms(asked: boolean): UnfinishedForms | null {
  const client = useClient();
  if (!asked) return null;
  const forms = unfinishedFormsOf(client);
  return Object.values(forms).some((count) => count > 0) ? forms : null;
}
