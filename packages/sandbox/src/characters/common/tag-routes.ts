import { answer } from '../../server/answer';
import { signedIn } from '../../server/check-access';
import { publicly, user, type Call, type Route } from '../../server/route';
import { findFollowedTags, followTag, unfollowTag } from '../../store/timelines';

const nameOf = ({ path }: Call) => (path['name'] ?? '').toLowerCase();

function tagOf(call: Call, name: string) {
  const { here, reader } = call;
  const url = `${here.origin()}/tags/${encodeURIComponent(name)}`;
  const following = reader !== null && findFollowedTags(here.db, reader.id).includes(name);
  return { name, url, history: [], ...(reader === null ? {} : { following }) };
}

function change(change: typeof followTag): Route['handle'] {
  return (call) => {
    change(call.here.db, signedIn(call.reader).id, nameOf(call));
    return answer(tagOf(call, nameOf(call)));
  };
}

function followed(call: Call): Response {
  const names = findFollowedTags(call.here.db, signedIn(call.reader).id);
  return answer(names.map((name) => tagOf(call, name)));
}

/** The routes to show and follow hashtags. */
export const tagRoutes: Route[] = [
  {
    method: 'GET',
    path: '/api/v1/tags/:name',
    access: publicly('read'),
    handle: (call) => answer(tagOf(call, nameOf(call))),
  },
  {
    method: 'POST',
    path: '/api/v1/tags/:name/follow',
    access: user('write:follows'),
    handle: change(followTag),
  },
  {
    method: 'POST',
    path: '/api/v1/tags/:name/unfollow',
    access: user('write:follows'),
    handle: change(unfollowTag),
  },
  { method: 'GET', path: '/api/v1/followed_tags', access: user('read:follows'), handle: followed },
];
