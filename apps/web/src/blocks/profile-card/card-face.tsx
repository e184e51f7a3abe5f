import type { Account } from '@linnet/api';
import { generalSettings } from '@linnet/domain/settings';
import Lock from 'lucide-react/icons/lock';
import type { RefObject } from 'react';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useProfilePath } from '../../platform/client/use-status-view';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { DisplayName } from '../account/display-name';
import { spokenName, useFullName } from '../account/spoken-name';
import { AccountMark, HostMark } from '../inline-parts/account-marks';
import { Avatar } from '../inline-parts/avatar';
import { hostOfAcct } from '../inline-parts/host-of-acct';
import { viewerRequest } from '../media/viewer-request';
import styles from './profile-card.module.css';
import type { CardPlace } from './use-profile';

interface CardNamesProps {
  readonly account: Account;
  readonly place: CardPlace;
  readonly onLeave: () => void;
}

/** Name and handle of an account; in a popover they link to the profile. */
export function CardNames({ account, place, onLeave }: CardNamesProps) {
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
      {place === 'page' ? (
        <p className={styles.name}>{name}</p>
      ) : (
        <Link className={styles.name} to={to} onClick={onLeave}>
          {name}
        </Link>
      )}
      <p className={styles.handle}>
        <bdi title={`@${fullName}`}>@{account.acct}</bdi> <HostMark host={hostOfAcct(account.acct)} />
        {account.locked && <AccountMark icon={Lock} words={text('user_card.locked')} />}
      </p>
    </div>
  );
}

interface CardFaceProps {
  readonly account: Account;
  readonly place: CardPlace;
  /** The element that the popover is anchored to; it gets the focus back. */
  readonly anchor: RefObject<HTMLElement | null> | null;
  readonly onLeave: () => void;
}

/** The avatar. On a profile it opens large; in a popover it does what the viewer has set. */
export function CardFace({ account, place, anchor, onLeave }: CardFaceProps) {
  const text = useText();
  const chosen = useListedSetting('userPopoverAvatarAction', generalSettings.userPopoverAvatarAction).value;
  const to = useProfilePath(account);
  const action = place === 'page' ? 'zoom' : chosen;
  const name = spokenName(account);
  const picture = <Avatar account={account} size="large" />;

  if (action === 'open') {
    return (
      <Link className={styles.face} to={to} onClick={onLeave} aria-label={text('user_card.open', { name })}>
        {picture}
      </Link>
    );
  }
  const zooms = action === 'zoom';
  // There is no avatar to open.
  if (zooms && account.avatar === '') return <span className={styles.face}>{picture}</span>;
  return (
    <button
      type="button"
      className={styles.face}
      aria-label={zooms ? text('user_card.show_picture', { name }) : text('user_card.close')}
      onClick={({ currentTarget }) => {
        onLeave();
        if (zooms) viewPicture(account, anchor?.current ?? currentTarget);
      }}
    >
      {picture}
    </button>
  );
}

/** Opens an avatar in the media viewer; `opener` gets the focus back. */
function viewPicture(account: Account, opener: HTMLElement | null): void {
  const { id, avatar } = account;
  const picture = {
    id: `avatar ${id}`,
    kind: 'image',
    mimeType: '',
    url: avatar,
    previewUrl: avatar,
    remoteUrl: null,
    description: spokenName(account),
    blurhash: null,
    size: null,
  } as const;
  viewerRequest.set({ attachments: [picture], first: 0, opener });
}
