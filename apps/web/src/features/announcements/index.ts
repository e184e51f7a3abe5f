export { AnnouncementsScreen } from './announcements-screen';
