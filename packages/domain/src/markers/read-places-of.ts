import { perClient } from '../per-client';
import { createReadPlaces } from './read-places';

/** The viewer's read markers. Created at the first call, cleared when the viewer changes. */
export const readPlacesOf = perClient((client) => {
  const places = createReadPlaces(client);
  client.session.onChange(places.clear);
  return places;
});
