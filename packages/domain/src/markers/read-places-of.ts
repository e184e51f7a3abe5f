import { perClient } from '../per-client';
import { createReadPlaces } from './read-places';

/** How far the person of this page has read. It begins when it is first asked for, and ends with its reader. */
export const readPlacesOf = perClient((client) => {
  const places = createReadPlaces(client);
  client.session.onChange(places.clear);
  return places;
});
