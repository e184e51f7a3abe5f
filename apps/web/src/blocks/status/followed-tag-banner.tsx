import type { AccountId } from '@linnet/api';
import type { StatusView } from '@linnet/domain';
import { tagKey, tagsOf } from '@linnet/domain/tags';
import Hash from 'lucide-react/icons/hash';
import { useEffect } from 'react';
import { useCell, useClient } from '../../platform/client/client-provider';
import { Text } from '../../platform/i18n/text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { useRelationship } from '../account/use-relationship';
import { Banner } from './banners';

export interface FollowedTagBannerProps {
  readonly view: StatusView;
}

/** In the home timeline: a status by somebody the viewer doesn't follow is there because of this hashtag. */
export function FollowedTagBanner({ view }: FollowedTagBannerProps) {
  const tag = useFollowedTag(view);
  if (tag === undefined) return null;
  return <TaggedBanner view={view} tag={tag} />;
}

/** A hashtag of the status that the viewer follows. The followed ones are loaded once. */
function useFollowedTag({ status }: StatusView): string | undefined {
  const { followed, follows } = tagsOf(useClient());
  const { rows: names, hasMore, isLoading, error } = useCell(followed.state);
  const known = useCell(follows.known);
  const needsMore = !isLoading && error === null && (names === null || hasMore);
  useEffect(() => {
    if (needsMore) void followed.loadMore();
  }, [needsMore, followed]);
  return status.tags.find(({ name }) => known.get(tagKey(name)) === true)?.name;
}

function TaggedBanner({ view, tag }: FollowedTagBannerProps & { readonly tag: string }) {
  const isAuthorNotFollowed = useIsNotFollowed(view.status.accountId);
  const isRepeaterNotFollowed = useIsNotFollowed(view.repeater?.id ?? view.status.accountId);
  if (!isAuthorNotFollowed || !isRepeaterNotFollowed) return null;
  const link = <Link to={pathTo('tag-timeline', { tag })}>#{tag}</Link>;
  return (
    <Banner icon={Hash}>
      <Text id="status.followed_tag" values={{ tag: link }} />
    </Banner>
  );
}

/** Whether the account is another one that the viewer is known not to follow. */
function useIsNotFollowed(id: AccountId): boolean {
  const known = useRelationship(id);
  return known.state === 'ready' && !known.relationship.following;
}
