import type { Account } from '@linnet/api';
import type { ComponentProps } from 'react';
import { useProfilePath } from '../../platform/client/use-profile-path';
import { Link } from '../../platform/navigation/link';
import { Avatar } from './avatar';

interface FaceLinkProps extends ComponentProps<typeof Avatar> {
  readonly account: Pick<Account, 'id' | 'acct' | 'avatar' | 'avatarStatic'>;
  readonly className?: string | undefined;
  /** The link was followed. */
  readonly onLeave?: (() => void) | undefined;
}

/** A face that leads to its person, for the pointer alone: who it is stands beside it. */
export function FaceLink({ account, size = 'normal', className, onLeave }: FaceLinkProps) {
  const to = useProfilePath(account);
  return (
    <Link className={className} to={to} tabIndex={-1} aria-hidden onClick={onLeave}>
      <Avatar account={account} size={size} />
    </Link>
  );
}
