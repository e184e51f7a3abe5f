import { perClient } from '../per-client';
import { createReadPlaces } from './read-places';

/** The viewer's read markers. Created at the first call. */
export const readPlacesOf = perClient((client) => createReadPlaces(client));
