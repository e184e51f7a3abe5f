import { tagKey, tagsOf } from '@linnet/domain/tags';
import { useCell, useClient } from '../../platform/client/client-provider';
import { useRequest } from '../../platform/client/use-resource';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';

/** A button that follows or unfollows a hashtag (without `#`), for signed-in viewers, if the server has the feature. */
export function FollowTag({ tag }: { readonly tag: string }) {
  const text = useText();
  const { follows } = tagsOf(useClient());
  const known = useCell(follows.known).get(tagKey(tag));
  const request = useRequest(known === undefined ? tagKey(tag) : null, () => follows.load(tag));
  if (known === undefined && request.state === 'loading') return null;
  // If the server doesn't say, following is offered; an error would then be shown.
  const isFollowed = known ?? false;
  return (
    <Button
      small
      variant={isFollowed ? 'plain' : 'primary'}
      aria-label={text(isFollowed ? 'tags.unfollow_name' : 'tags.follow_name', { tag })}
      onClick={() => void follows.set(tag, !isFollowed)}
    >
      {text(isFollowed ? 'tags.unfollow' : 'tags.follow')}
    </Button>
  );
}
