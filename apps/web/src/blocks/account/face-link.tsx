import type { Account } from '@linnet/api';
import type { ComponentProps } from 'react';
import { Avatar } from '../inline-parts/avatar';
import { PersonLink } from './person-link';

interface FaceLinkProps extends ComponentProps<typeof Avatar> {
  readonly account: Pick<Account, 'id' | 'acct' | 'avatar' | 'avatarStatic'>;
  readonly className?: string | undefined;
  /** Called when the link is followed. */
  readonly onLeave?: (() => void) | undefined;
}

/** An avatar that links to the profile, for the pointer alone: the name beside it is the accessible link. */
export function FaceLink({ account, size = 'normal', className, onLeave }: FaceLinkProps) {
  return (
    <PersonLink className={className} account={account} tabIndex={-1} aria-hidden onClick={onLeave}>
      <Avatar account={account} size={size} />
    </PersonLink>
  );
}
