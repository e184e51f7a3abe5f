import type { Account } from '@linnet/api';
import type { Client } from '@linnet/domain';
import { generalSettings } from '@linnet/domain/settings';
import ExternalLink from 'lucide-react/icons/external-link';
import Lock from 'lucide-react/icons/lock';
import Pencil from 'lucide-react/icons/pencil';
import type { RefObject } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useFeature } from '../../platform/client/use-feature';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useProfilePath } from '../../platform/client/use-status-view';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { Button } from '../../ui/button/button';
import { LinkButton } from '../../ui/button/link-button';
import icons from '../../ui/icon-button/icon-button.module.css';
import { Icon } from '../../ui/icon/icon';
import { AccountMenu } from '../account-actions/account-menu';
import { DisplayName } from '../account/display-name';
import { plainName, useFullName } from '../account/plain-name';
import type { RelationshipState } from '../account/use-relationship';
import { AccountMark, HostMark } from '../inline-parts/account-marks';
import { Avatar } from '../inline-parts/avatar';
import { hostOfAcct } from '../inline-parts/host-of-acct';
import { mediaViewerOf } from '../media/viewer-request';
import {
  FollowControl,
  NotifyBell,
  type RelationshipButtonProps,
  UnblockButton,
} from '../people/relationship-buttons';
import styles from './profile-card.module.css';
import type { CardPartProps, ViewerRole } from './use-profile';

/** Name and handle of an account; in a popover they link to the profile. */
export function CardNames({ account, variant, onNavigate }: CardPartProps) {
  const text = useText();
  const to = useProfilePath(account);
  const name = (
    <b>
      <DisplayName account={account} />
    </b>
  );
  const fullName = useFullName(account);
  return (
    <div className={styles.names}>
      {variant === 'page' ? (
        <p className={styles.name}>{name}</p>
      ) : (
        <Link className={styles.name} to={to} onClick={onNavigate}>
          {name}
        </Link>
      )}
      <p className={styles.handle}>
        <bdi title={`@${fullName}`}>@{account.acct}</bdi> <HostMark host={hostOfAcct(account.acct)} />
        {account.locked && <AccountMark icon={Lock} label={text('user_card.locked')} />}
      </p>
    </div>
  );
}

interface CardAvatarProps extends CardPartProps {
  /** The element that the popover is anchored to; it gets the focus back. */
  readonly anchor: RefObject<HTMLElement | null> | null;
}

/** The avatar. On a profile it opens large; in a popover it does what the viewer has set. */
export function CardAvatar({ account, variant, anchor, onNavigate }: CardAvatarProps) {
  const text = useText();
  const client = useClient();
  const chosen = useListedSetting('userPopoverAvatarAction', generalSettings.userPopoverAvatarAction).value;
  const to = useProfilePath(account);
  const action = variant === 'page' ? 'zoom' : chosen;
  const name = plainName(account);
  const picture = <Avatar account={account} size="large" />;

  if (action === 'open') {
    return (
      <Link
        className={styles.avatar}
        to={to}
        onClick={onNavigate}
        aria-label={text('user_card.open', { name })}
      >
        {picture}
      </Link>
    );
  }
  const zooms = action === 'zoom';
  // There is no avatar to open.
  if (zooms && account.avatar === '') return <span className={styles.avatar}>{picture}</span>;
  return (
    <button
      type="button"
      className={styles.avatar}
      aria-label={zooms ? text('user_card.show_picture', { name }) : text('user_card.close')}
      onClick={({ currentTarget }) => {
        onNavigate();
        if (zooms) openAvatar(client, account, anchor?.current ?? currentTarget);
      }}
    >
      {picture}
    </button>
  );
}

/** Opens an avatar in the media viewer; `opener` gets the focus back. */
function openAvatar(client: Client, account: Account, opener: HTMLElement | null): void {
  const { id, avatar } = account;
  const picture = {
    id: `avatar ${id}`,
    kind: 'image',
    mimeType: '',
    url: avatar,
    previewUrl: avatar,
    remoteUrl: null,
    description: plainName(account),
    blurhash: null,
    size: null,
  } as const;
  mediaViewerOf(client).open({ attachments: [picture], first: 0, opener });
}

interface CardToolsProps extends RelationshipButtonProps {
  readonly viewerRole: ViewerRole;
  readonly relationshipState: RelationshipState;
}

/** Buttons: edit one's own profile, follow, open the original, and the account menu. */
export function CardTools({ account, viewerRole, relationshipState, onFailed }: CardToolsProps) {
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
      {viewerRole === 'own' && !isRemote && (
        <LinkButton small to={`${pathTo('settings')}?tab=profile`} icon={<Icon of={Pencil} size="small" />}>
          {text('user_card.edit_profile')}
        </LinkButton>
      )}
      {viewerRole === 'visitor' && <RemoteFollow account={account} />}
      {viewerRole === 'other' && (
        <>
          <AccountMenu account={account} />
          {relationshipState.state === 'ready' && (
            <NotifyBell account={account} relationship={relationshipState.relationship} />
          )}
          <FollowControl
            account={account}
            relationshipState={relationshipState}
            onFailed={onFailed}
            blocked={<UnblockButton account={account} onFailed={onFailed} />}
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
