export type { FollowedTags } from './followed-tags';
export type { TagFollows } from './tag-follows';
export { tagKey } from './tag-key';
export { tagsOf } from './tags-of';
