export { timelineRoutes, timelines } from './timelines';
