export type { FollowedTags } from './followed-tags';
export type { TagFollows } from './tag-follows';
export { tagKey } from './tag-follows';
export { tagsOf } from './followed-tags';
