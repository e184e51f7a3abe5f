import { type Account, isWithheld } from '@linnet/api';
import type { ComponentProps } from 'react';
import { useProfilePath } from '../../platform/client/use-status-view';
import { Link } from '../../platform/navigation/link';
import { Avatar } from '../inline-parts/avatar';
import { useFullName } from './plain-name';

interface PersonLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  readonly account: Pick<Account, 'id' | 'acct'>;
}

/** A link to an account's profile; plain content for accounts that the server withholds, which have no profile. */
export function PersonLink({ account, ...rest }: PersonLinkProps) {
  const to = useProfilePath(account);
  if (isWithheld(account.id)) return <span className={rest.className}>{rest.children}</span>;
  return <Link {...rest} to={to} />;
}

interface NameLinkProps extends Omit<ComponentProps<typeof PersonLink>, 'title'> {
  readonly account: Pick<Account, 'id' | 'acct' | 'fqn'>;
}

/** A link to a profile whose title is the full handle. */
export function NameLink(props: NameLinkProps) {
  return <PersonLink {...props} title={`@${useFullName(props.account)}`} />;
}

interface AvatarLinkProps extends ComponentProps<typeof Avatar> {
  readonly account: Pick<Account, 'id' | 'acct' | 'avatar' | 'avatarStatic'>;
  readonly className?: string | undefined;
  /** Called when the link is followed. */
  readonly onNavigate?: (() => void) | undefined;
}

/** An avatar that links to the profile, for the pointer alone: the name beside it is the accessible link. */
export function AvatarLink({ account, size = 'normal', className, onNavigate }: AvatarLinkProps) {
  return (
    <PersonLink className={className} account={account} tabIndex={-1} aria-hidden onClick={onNavigate}>
      <Avatar account={account} size={size} />
    </PersonLink>
  );
}
