import { perClient } from '../per-client';
import { createDecisions } from './decisions';

/** What the person of this page decides about others. */
export const decisionsOf = perClient(createDecisions);
