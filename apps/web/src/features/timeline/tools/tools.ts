/** The tools in a timeline's header, as one chunk that is loaded after the first status. */
export { ReadingPosition } from './reading-position';
export { QuickFilters } from '../../../blocks/timeline/quick-filters';
export { TimelineMenu } from './timeline-menu';
