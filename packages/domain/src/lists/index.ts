export { deleteList } from './delete-list';
export type { Lists, ListsState } from './lists';
export { listsOf } from './lists-of';
export type { NewList } from './new-list';
export { newListOf } from './new-list-of';
export { openList, type OpenedList } from './open-list';
export { reshapeList } from './reshape-list';
export { createRoster, type Roster, type RosterEntry } from './roster';
export { searchMembers, type MemberSearch } from './search-members';
