import type { Account } from '@linnet/api';
import type { AccountReference } from '@linnet/domain/fetching';
import Maximize2 from 'lucide-react/icons/maximize-2';
import X from 'lucide-react/icons/x';
import type { RefObject } from 'react';
import { useProfilePath } from '../../platform/client/use-status-view';
import { useText } from '../../platform/i18n/use-text';
import { IconButton, IconLink } from '../../ui/icon-button/icon-button';
import { type CardVariant, useProfile } from './use-profile';
import styles from './person-popover.module.css';
import { ProfileCard } from './profile-card';
import { ProfileCardSkeleton, ProfileError } from './profile-card-states';

interface PersonPopoverContentProps {
  readonly reference: AccountReference;
  readonly variant: Exclude<CardVariant, 'page'>;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The popover with an account's card, a link to the profile, and a close button. */
export function PersonPopoverContent({ reference, variant, anchor, onClose }: PersonPopoverContentProps) {
  const text = useText();
  const profile = useProfile(reference, { refresh: false });
  const close = <IconButton icon={X} name={text('user_card.close')} onClick={onClose} />;
  return (
    <div className={styles.content}>
      {profile.state === 'loading' && <ProfileCardSkeleton variant={variant} />}
      {profile.state === 'failed' && <ProfileError reason={profile.reason} onRetry={profile.retry} />}
      {profile.state === 'ready' && (
        <ProfileCard account={profile.account} variant={variant} anchor={anchor} onNavigate={onClose}>
          <ProfileLink account={profile.account} onNavigate={onClose} />
          {close}
        </ProfileCard>
      )}
      {profile.state !== 'ready' && <div className={styles.close}>{close}</div>}
    </div>
  );
}

function ProfileLink({
  account,
  onNavigate,
}: {
  readonly account: Account;
  readonly onNavigate: () => void;
}) {
  const name = useText()('user_card.open_profile');
  return <IconLink icon={Maximize2} name={name} to={useProfilePath(account)} onClick={onNavigate} />;
}
