import type { StatusRow } from '@linnet/domain';

/** Where a status of another server stands; null for those of this one, and where the server does not say. */
export function originalAddress(row: StatusRow): string | null {
  if (row.local) return null;
  return row.url ?? (/^https?:/.test(row.uri) ? row.uri : null);
}
