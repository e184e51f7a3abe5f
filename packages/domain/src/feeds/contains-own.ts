import type { Status } from '@linnet/api';
import type { FeedSource } from './feed-source';

/** Whether the viewer's own new post belongs at the top of a feed. */
export function containsOwn(
  source: FeedSource,
  { scope, account, tags, attachments, inReplyToId }: Status,
): boolean {
  switch (source.kind) {
    case 'home':
      return true;
    case 'local':
      return scope === 'public' || scope === 'local';
    case 'public':
      return scope === 'public';
    case 'tag':
      return scope === 'public' && hasTag(tags, source.tag);
    case 'direct':
      return scope === 'direct';
    case 'user':
      return (
        account.id === source.accountId &&
        !(source.withoutReplies === true && inReplyToId !== null) &&
        (source.tag === undefined || hasTag(tags, source.tag))
      );
    case 'media':
      return account.id === source.accountId && attachments.length > 0;
    default:
      return false;
  }
}

function hasTag(tags: Status['tags'], tag: string): boolean {
  return tags.some(({ name }) => name.toLowerCase() === tag.toLowerCase());
}
