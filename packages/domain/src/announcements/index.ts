export type { ListedAnnouncement } from './all-announcements';
export {
  announcementProblem,
  draftOfAnnouncement,
  emptyAnnouncement,
  formOfAnnouncement,
  forWholeDays,
  type AnnouncementForm,
} from './announcement-form';
export type { Announcements, AnnouncementsState } from './announcements';
export { announcementsOf } from './announcements-of';
export { mayManageAnnouncements } from './may-manage-announcements';
export { unreadAnnouncements } from './unread-announcements';
