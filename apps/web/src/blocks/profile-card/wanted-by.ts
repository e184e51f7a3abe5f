import type { AccountId } from '@linnet/api';
import type { WantedAccount } from '@linnet/domain/fetching';

/** Whom the parameters of a profile's address name. */
export function wantedBy({ id, name = '' }: Readonly<Record<string, string>>): WantedAccount {
  // Ids stand behind a dollar, which some programs encode; names may have the sign of a handle before them.
  const wantedId = id ?? (name.startsWith('$') ? name.slice(1) : undefined);
  if (wantedId === undefined) return { by: 'name', name: name.replace(/^@/, '') };
  // The address is where ids of this kind enter.
  return { by: 'id', id: wantedId as AccountId };
}
