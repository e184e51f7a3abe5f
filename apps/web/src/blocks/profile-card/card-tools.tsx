import type { Account, FailureReason } from '@linnet/api';
import ExternalLink from 'lucide-react/icons/external-link';
import Pencil from 'lucide-react/icons/pencil';
import { useText } from '../../platform/i18n/use-text';
import { pathTo } from '../../platform/navigation/path-to';
import { LinkButton } from '../../ui/button/link-button';
import { Icon } from '../../ui/icon/icon';
import icons from '../../ui/icon-button/icon-button.module.css';
import { AccountMenu } from '../account-actions/account-menu';
import { KnownFollow, NotifyBell, UnblockButton } from '../people/relationship-buttons';
import type { RelationshipState } from '../account/use-relationship';
import styles from './profile-card.module.css';
import type { Stance } from './use-profile';
import { Text } from '../../platform/i18n/text';
import { useFeature } from '../../platform/client/use-feature';
import { Button } from '../../ui/button/button';

interface CardToolsProps {
  readonly account: Account;
  readonly stance: Stance;
  readonly known: RelationshipState;
  readonly onRefused: (reason: FailureReason | null) => void;
}

/** Buttons: edit one's own profile, follow, open the original, and the account menu. */
export function CardTools({ account, stance, known, onRefused }: CardToolsProps) {
  const text = useText();
  const isRemote = account.acct.includes('@');
  return (
    <div className={styles.tools}>
      {isRemote && account.url !== '' && (
        <a
          className={icons.iconButton}
          href={account.url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={text('user_card.external')}
          title={text('user_card.external')}
        >
          <Icon of={ExternalLink} />
        </a>
      )}
      {stance === 'own' && !isRemote && (
        <LinkButton small to={`${pathTo('settings')}?tab=profile`} icon={<Icon of={Pencil} size="small" />}>
          {text('user_card.edit_profile')}
        </LinkButton>
      )}
      {stance === 'visitor' && <RemoteFollow account={account} />}
      {stance === 'member' && (
        <>
          <AccountMenu account={account} />
          {known.state === 'ready' && <NotifyBell account={account} relationship={known.relationship} />}
          <KnownFollow
            account={account}
            known={known}
            onRefused={onRefused}
            blocked={<UnblockButton account={account} onRefused={onRefused} />}
          />
        </>
      )}
    </div>
  );
}

/** For visitors: a form by which the server sends them to their own server to follow. */
function RemoteFollow({ account: { acct, username, url } }: { readonly account: Account }) {
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
