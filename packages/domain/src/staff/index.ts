export {
  accessOf,
  administrationPartIds,
  canOpenPart,
  openParts,
  readPartId,
  type AdministrationPartId,
  type PartAccess,
} from './administration';
export { loadModerated, moderate } from './moderate';
export {
  canModerate,
  moderationItemsFor,
  type ModerationItem,
  type ModerationItemId,
  type ModerationScene,
} from './moderation-items';
export { accountAfterStep, type ModerationStep } from './moderation-step';
export { hasPrivilege, roleIn, type Privilege, type StaffScene } from './privileges';
export { runChecked, type CheckedStep, type StepOutcome } from '../kernel/tasks/checked-step';
export { changeNotes, takeMeasure, type ReportMeasure } from './report-measures';
export {
  isCopy,
  readReportState,
  reportCountOf,
  reportHistoryOf,
  reportPageKey,
  reportPageOf,
  reportPageSize,
  staffReportOf,
  type ReportPage,
} from './reports';
export { createBulk, leftOf, runBulk, type Bulk, type BulkOutcome } from '../kernel/tasks/bulk';
export { personBulkOf, postBulkOf, reportBulkOf } from './bulks';
export {
  countHost,
  knownHostsOf,
  removeHost,
  type HostContent,
  type KnownHost,
  type KnownHosts,
} from './hosts';
export { loadChatsAsStaff, removeChatMessage, staffMessagesOf } from './chats';
export { makePerson } from './new-person';
export { postAfter, takePostStep, type PostStep } from './post-step';
export { postsOf, type PostsQuery } from './posts';
export {
  allPeople,
  loadCredentials,
  loadResetLink,
  loadStatusesAsStaff,
  peoplePageOf,
  peoplePageSize,
  staffPersonOf,
  waitingCountOf,
  type PeopleQuery,
} from './people';
export { backUpPerson } from './backup-for';
export { locksOut, takePersonStep, type PersonStep } from './person-step';
export { tagsForAll, tagsForLocals } from './moderation-step';
export { invitesOf, isUsable } from './invites';
export { logPageOf, logPageSize, type LogQuery } from './moderation-log';
