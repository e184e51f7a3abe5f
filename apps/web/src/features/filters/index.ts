export { FilteringTab } from './filtering-tab';
