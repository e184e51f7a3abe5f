import type { Account } from '@linnet/api';
import type { ComponentProps } from 'react';
import { Avatar } from './avatar';
import { PersonLink } from './person-link';

interface FaceLinkProps extends ComponentProps<typeof Avatar> {
  readonly account: Pick<Account, 'id' | 'acct' | 'avatar' | 'avatarStatic'>;
  readonly className?: string | undefined;
  /** The link was followed. */
  readonly onLeave?: (() => void) | undefined;
}

/** A face that leads to its person, for the pointer alone: who it is stands beside it. */
export function FaceLink({ account, size = 'normal', className, onLeave }: FaceLinkProps) {
  return (
    <PersonLink className={className} account={account} tabIndex={-1} aria-hidden onClick={onLeave}>
      <Avatar account={account} size={size} />
    </PersonLink>
  );
}
