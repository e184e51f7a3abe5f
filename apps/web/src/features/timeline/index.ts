export type { TimelineKind } from './timeline-words';
export { timelines } from './timelines';
