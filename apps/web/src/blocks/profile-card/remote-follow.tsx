import type { Account } from '@linnet/api';
import { Text } from '../../platform/i18n/text';
import { useFeature } from '../../platform/client/use-feature';
import { Button } from '../../ui/button/button';

/** For visitors: the server of a local person asks where the visitor is at home, and sends them there to follow. */
export function RemoteFollow({ account: { acct, username, url } }: { readonly account: Account }) {
  const isOffered = useFeature('remoteInteraction');
  if (!isOffered || acct.includes('@') || !URL.canParse(url)) return null;
  return (
    // A page of the server's own, not one of ours.
    <form method="post" action={new URL('/main/ostatus', url).href} target="_blank" rel="noopener">
      <input type="hidden" name="nickname" value={username} />
      <input type="hidden" name="profile" value="" />
      <Button type="submit" small variant="primary">
        <Text id="user_card.remote_follow" />
      </Button>
    </form>
  );
}
