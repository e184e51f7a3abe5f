import type { Call } from './call';
import type { Page } from './model/page';
import type { Hashtag } from './model/search';
import { pageQuery, type PageOptions } from './page-options';
import { readHashtag } from './schema/hashtag';
import { readPage } from './schema/page';
import { required } from './schema/required';

const read = required(readHashtag, 'hashtag');

const path = (name: string, rest = '') => `/api/v1/tags/${encodeURIComponent(name)}${rest}`;

/** GET /api/v1/tags/:name. Without `#`. */
export function getHashtag(name: string): Call<Hashtag> {
  return { method: 'GET', path: path(name), feature: 'followedTags', notFound: 'route', read };
}

/** POST /api/v1/tags/:name/follow or unfollow. */
export function setTagFollow(name: string, on: boolean): Call<Hashtag> {
  return {
    method: 'POST',
    path: path(name, on ? '/follow' : '/unfollow'),
    feature: 'followedTags',
    notFound: 'route',
    read,
  };
}

/** GET /api/v1/followed_tags. Pages have ids of their own, so only the cursor leads to the next. */
export function followedTags(options: PageOptions = {}): Call<Page<Hashtag>> {
  return {
    method: 'GET',
    path: '/api/v1/followed_tags',
    query: pageQuery(options),
    feature: 'followedTags',
    notFound: 'route',
    read: readPage(readHashtag),
  };
}
