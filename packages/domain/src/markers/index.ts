export { readMarkersOf, type ReadMarkers, type ReadTo } from './read-markers';
