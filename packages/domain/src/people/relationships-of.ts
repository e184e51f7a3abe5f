import { perClient } from '../per-client';
import { createRelationships } from './relationships';

/** The viewer's relationships to others. Created at the first call, cleared when the viewer changes. */
export const relationshipsOf = perClient((client) => {
  const relationships = createRelationships(client);
  client.session.onChange(relationships.clear);
  return relationships;
});
