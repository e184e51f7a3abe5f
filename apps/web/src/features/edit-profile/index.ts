export { ProfileTab } from './profile-tab';
