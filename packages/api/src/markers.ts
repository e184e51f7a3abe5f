import type { Call } from './call';
import type { Markers } from './model/marker';
import { readMarkers } from './schema/markers';
import { required } from './schema/required';

const path = '/api/v1/markers';
const feature = 'markers';
const readRequired = required(readMarkers, 'markers');

/** GET /api/v1/markers */
export function markers(timelines: readonly (keyof Markers)[]): Call<Markers> {
  return {
    method: 'GET',
    path,
    query: { timeline: timelines },
    feature,
    notFound: 'route',
    read: readRequired,
  };
}

/** POST /api/v1/markers. Returns the markers that have changed. */
export function moveMarkers(lastRead: Partial<Record<keyof Markers, string>>): Call<Markers> {
  const value = Object.fromEntries(
    Object.entries(lastRead).map(([timeline, id]) => [timeline, { last_read_id: id }]),
  );
  return {
    method: 'POST',
    path,
    body: { kind: 'json', value },
    keepalive: true,
    feature,
    notFound: 'route',
    read: readRequired,
  };
}
