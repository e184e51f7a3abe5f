/** Pleroma and Akkoma have documents of their own, which every other server would refuse. */
export type ServerKind = 'pleroma' | 'other';

/**
 * What is known of the server before it was asked: Pleroma's put answers into the page, and an earlier visit left a
 * record. Null on a first visit to a server that puts nothing into it.
 */
export function readServerKind(
  embedded: Readonly<Record<string, string>>,
  stored: string | null,
): ServerKind | null {
  if ('/api/v1/instance' in embedded) return 'pleroma';
  return stored === 'pleroma' || stored === 'other' ? stored : null;
}
