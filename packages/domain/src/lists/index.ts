export {
  deleteList,
  type MemberSearch,
  openList,
  type OpenedList,
  saveList,
  searchMembers,
} from './edit-list';
export { listsOf, type Lists } from './lists';
export { membershipsOf, type Memberships } from './memberships';
export { type NewList, newListOf } from './new-list';
export { createListMembers, type ListMembers, type MemberEntry } from './list-members';
