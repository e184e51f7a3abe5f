export { unreadAnnouncements, type ListedAnnouncement, canManageAnnouncements } from './all-announcements';
export {
  announcementProblem,
  draftOfAnnouncement,
  emptyAnnouncement,
  formOfAnnouncement,
  forWholeDays,
  type AnnouncementForm,
} from './announcement-form';
export { announcementsOf, type Announcements } from './announcements';
