import { perClient } from '../per-client';
import { createRelationships } from './relationships';

/** How the person of this page stands to others. It ends with its reader. */
export const relationshipsOf = perClient((client) => {
  const relationships = createRelationships(client);
  client.session.onChange(relationships.clear);
  return relationships;
});
