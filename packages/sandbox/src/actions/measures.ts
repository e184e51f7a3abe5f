import type { Here } from '../server/here';
import type { AccountRow } from '../store/accounts';
import { tagsOf } from '../store/account-tags';
import type { Visibility } from '../store/statuses';

const PREFIX = 'mrf_tag:';

/** Whether the staff took a measure about somebody. */
function has(here: Here, { id }: AccountRow, measure: string): boolean {
  return tagsOf(here.db, id).includes(PREFIX + measure);
}

/** What the staff's measures make of a post that somebody is about to publish. */
export interface PostMeasures {
  stripsMedia: boolean;
  /** Posts with media are sensitive, whatever the author says. */
  forcesSensitive: boolean;
  scope: (wished: Visibility) => Visibility;
}

export function postMeasures(here: Here, author: AccountRow): PostMeasures {
  const isSandboxed = has(here, author, 'sandbox');
  const isUnlisted = has(here, author, 'force-unlisted');
  return {
    stripsMedia: has(here, author, 'media-strip'),
    forcesSensitive: has(here, author, 'media-force-nsfw'),
    scope(wished) {
      if (isSandboxed && (wished === 'public' || wished === 'unlisted')) return 'private';
      return isUnlisted && wished === 'public' ? 'unlisted' : wished;
    },
  };
}

/** Whether the staff keeps `actor` from following somebody. */
export function mayNotFollow(here: Here, actor: AccountRow, target: AccountRow): boolean {
  if (has(here, target, 'disable-any-subscription')) return true;
  return actor.host !== null && has(here, target, 'disable-remote-subscription');
}
