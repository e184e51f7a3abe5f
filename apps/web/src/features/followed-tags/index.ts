export { FollowedTagsScreen } from './followed-tags-screen';
