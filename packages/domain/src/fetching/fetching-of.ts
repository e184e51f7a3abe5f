import { perClient } from '../per-client';
import { createFetching } from './fetching';

/** What asks for single statuses and for people, on this page. */
export const fetchingOf = perClient(createFetching);
