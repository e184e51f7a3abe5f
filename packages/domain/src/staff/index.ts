export { loadModerated, moderate } from './moderate';
export {
  canModerate,
  moderationItemsFor,
  type ModerationItem,
  type ModerationItemId,
  type ModerationScene,
} from './moderation-items';
export { accountAfterStep, type ModerationStep } from './moderation-step';
export { hasPrivilege, type Privilege } from './privileges';
