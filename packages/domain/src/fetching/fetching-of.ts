import { perClient } from '../per-client';
import { createFetching } from './fetching';

/** The `Fetching` of this client. */
export const fetchingOf = perClient(createFetching);
