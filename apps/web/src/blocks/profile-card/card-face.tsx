import type { Account } from '@linnet/api';
import { generalSettings } from '@linnet/domain/settings';
import type { RefObject } from 'react';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useProfilePath } from '../../platform/client/use-profile-path';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { Avatar } from '../inline-parts/avatar';
import { spokenName } from '../account/spoken-name';
import type { CardPlace } from './card-place';
import styles from './profile-card.module.css';
import { viewerRequest } from '../media/viewer-request';

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
