import { perClient } from '../per-client';
import { createRelationships } from './relationships';

/** The viewer's relationships to others. Created at the first call. */
export const relationshipsOf = perClient((client) => createRelationships(client));
