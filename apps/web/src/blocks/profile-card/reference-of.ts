import type { AccountId } from '@linnet/api';
import type { AccountReference } from '@linnet/domain/fetching';

/** The account named by the parameters of a profile route. */
export function referenceOf({ id, name = '' }: Readonly<Record<string, string>>): AccountReference {
  // Ids begin with a dollar sign, which some programs encode; names may begin with `@`.
  const wantedId = id ?? (name.startsWith('$') ? name.slice(1) : undefined);
  if (wantedId === undefined) return { by: 'name', name: name.replace(/^@/, '') };
  // The address is where ids of this type come from.
  return { by: 'id', id: wantedId as AccountId };
}
