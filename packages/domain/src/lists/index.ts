export { deleteList } from './delete-list';
export { listsOf, type Lists } from './lists';
export { membershipsOf, type Memberships } from './memberships';
export type { NewList } from './new-list';
export { newListOf } from './new-list-of';
export { openList, type OpenedList } from './open-list';
export { reshapeList } from './reshape-list';
export { createRoster, type Roster, type RosterEntry } from './roster';
export { searchMembers, type MemberSearch } from './search-members';
