import { readRelationship, type Relationship } from '@linnet/api';

/** How the reader stands to an account, as a server would tell it, with what a test wants to be different. */
export function relationTo(id: string, changes: Partial<Relationship> = {}): Relationship {
  const relation = readRelationship({ id });
  if (relation === undefined) throw new Error('The relationship is not readable.');
  return { ...relation, ...changes };
}
