import type { Here } from '../server/here';
import type { AccountRow } from '../store/accounts';
import { tagsOf } from '../store/account-tags';
import type { Visibility } from '../store/statuses';

const PREFIX = 'mrf_tag:';

/** Whether the staff has applied a measure (a tag) to an account. */
function has(here: Here, { id }: AccountRow, measure: string): boolean {
  return tagsOf(here.db, id).includes(PREFIX + measure);
}

/** The effects of the staff's measures on a new status of an account. */
export interface PostMeasures {
  stripsMedia: boolean;
  /** Statuses with media are sensitive, whatever the author chose. */
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

/** Whether a measure of the staff keeps `actor` from following `target`. */
export function mayNotFollow(here: Here, actor: AccountRow, target: AccountRow): boolean {
  if (has(here, target, 'disable-any-subscription')) return true;
  return actor.host !== null && has(here, target, 'disable-remote-subscription');
}
