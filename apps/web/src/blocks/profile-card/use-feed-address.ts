import type { Account } from '@linnet/api';
import { useFeature } from '../../platform/client/use-feature';

/** Where programs that read feeds find somebody's posts; null for people of other servers, and where there is none. */
export function useFeedAddress({ acct, url }: Account): string | null {
  const hasAtom = useFeature('accountFeed');
  const hasRss = useFeature('accountFeedOfMastodon');
  if (acct.includes('@') || url === '') return null;
  if (hasAtom) return `${url}/feed`;
  return hasRss ? `${url}.rss` : null;
}
