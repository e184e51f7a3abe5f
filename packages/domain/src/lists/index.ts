export type { Lists, ListsState } from './lists';
export { listsOf } from './lists-of';
