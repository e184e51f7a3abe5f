export { askDirectory, type DirectoryPage } from './ask-directory';
export { findRemotePerson } from './find-remote-person';
export type { FollowRequests, FollowRequestsState } from './follow-requests';
export { followRequestsOf } from './follow-requests-of';
export { importPerson } from './import-person';
export { relationshipsOf } from './relationships-of';
export { setFollow } from './set-follow';
export type { SuggestedPeopleState } from './suggested-people';
export { suggestedPeopleOf } from './suggested-people-of';
