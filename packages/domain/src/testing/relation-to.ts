import { readRelationship, type Relationship } from '@linnet/api';

/** The viewer's relationship to an account, as read from a server's JSON, with the test's changes. */
export function relationTo(id: string, changes: Partial<Relationship> = {}): Relationship {
  const relation = readRelationship({ id });
  if (relation === undefined) throw new Error('The relationship is not readable.');
  return { ...relation, ...changes };
}
