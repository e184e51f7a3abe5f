/** Pleroma and Akkoma have documents of their own, which other servers answer with an error. */
export type ServerKind = 'pleroma' | 'other';

/**
 * The kind of server as far as known without a request: Pleroma embeds responses in the page, and an earlier visit
 * stored a record. Null on a first visit to a server that embeds nothing.
 */
export function readServerKind(
  embedded: Readonly<Record<string, string>>,
  stored: string | null,
): ServerKind | null {
  if ('/api/v1/instance' in embedded) return 'pleroma';
  return stored === 'pleroma' || stored === 'other' ? stored : null;
}
