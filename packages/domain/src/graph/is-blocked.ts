import type { Relationship } from '@linnet/api';

/**
 * Whether the server leaves out an account. Of a blocked server it still sends the accounts that the viewer follows.
 */
export function isBlockedIn(relationship: Relationship | undefined): boolean {
  if (relationship === undefined) return false;
  const { blocking, domainBlocking, following } = relationship;
  return blocking || (domainBlocking && !following);
}
