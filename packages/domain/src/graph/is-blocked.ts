import type { Relationship } from '@linnet/api';

/**
 * Whether the server sends nothing of what this account does. Of a blocked server, followed accounts are still sent.
 */
export function isBlockedIn(relationship: Relationship | undefined): boolean {
  if (relationship === undefined) return false;
  const { blocking, domainBlocking, following } = relationship;
  return blocking || (domainBlocking && !following);
}
