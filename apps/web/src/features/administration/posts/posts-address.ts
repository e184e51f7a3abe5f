import type { PostsQuery } from '@linnet/domain/staff';
import { partPath } from '../../../blocks/administration/part-entries';

/** A host as people write it: `Example.org`, `@somebody@example.org`, `https://example.org/about`. */
export function readHost(words: string): string {
  const bare = words
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*$/, '');
  return bare.slice(bare.lastIndexOf('@') + 1);
}

/** The posts that an address names. An empty host: another server that is not chosen yet. */
export function readPostsQuery(search: string): PostsQuery {
  const query = new URLSearchParams(search);
  const host = query.get('server');
  return {
    host: host === null ? null : readHost(host),
    localOnly: host === null && query.get('local') === 'true',
    withPrivate: host === null && query.get('private') === 'true',
    withRepeats: query.get('repeats') === 'true',
  };
}

export function postsPath({ host, localOnly, withPrivate, withRepeats }: PostsQuery): string {
  const parameters = new URLSearchParams({
    ...(host !== null && { server: host }),
    ...(host === null && localOnly && { local: 'true' }),
    ...(host === null && withPrivate && { private: 'true' }),
    ...(withRepeats && { repeats: 'true' }),
  });
  return parameters.size === 0 ? partPath('posts') : `${partPath('posts')}?${parameters}`;
}

export const allPosts: PostsQuery = { host: null, localOnly: false, withPrivate: false, withRepeats: false };
