import type { WireInvite } from '@linnet/api/wire';
import type { InviteRow } from '../store/invites';

function typeOf({ max_use: uses, expires_at: until }: InviteRow): WireInvite['invite_type'] {
  if (uses === null) return until === null ? 'one_time' : 'date_limited';
  return until === null ? 'reusable' : 'reusable_date_limited';
}

export function renderInvite(row: InviteRow): WireInvite {
  const { id, token, uses, max_use, expires_at } = row;
  return { id, token, used: row.used === 1, uses, max_use, expires_at, invite_type: typeOf(row) };
}
