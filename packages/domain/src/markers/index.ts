export type { ReadPlaces, ReadTo } from './read-places';
export { readPlacesOf } from './read-places';
