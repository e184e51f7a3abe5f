/** What stands in a timeline's header besides its name: one chunk, after the first status. */
export { Places } from './places';
export { QuickFilters } from '../../../blocks/timeline/filters/quick-filters';
export { TimelineMenu } from './timeline-menu';
