export { unreadAnnouncements, type ListedAnnouncement } from './all-announcements';
export {
  announcementProblem,
  draftOfAnnouncement,
  emptyAnnouncement,
  formOfAnnouncement,
  forWholeDays,
  type AnnouncementForm,
} from './announcement-form';
export { announcementsOf, type Announcements } from './announcements';
export { mayManageAnnouncements } from './all-announcements';
