export { type FollowedTags, tagsOf } from './followed-tags';
export { type TagFollows, tagKey } from './tag-follows';
