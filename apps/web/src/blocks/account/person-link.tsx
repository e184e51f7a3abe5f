import { isWithheld, type Account } from '@linnet/api';
import type { ComponentProps } from 'react';
import { useProfilePath } from '../../platform/client/use-profile-path';
import { Link } from '../../platform/navigation/link';

interface PersonLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  readonly account: Pick<Account, 'id' | 'acct'>;
}

/** A link to an account's profile; plain content for accounts that the server withholds, which have no profile. */
export function PersonLink({ account, ...rest }: PersonLinkProps) {
  const to = useProfilePath(account);
  if (isWithheld(account.id)) return <span className={rest.className}>{rest.children}</span>;
  return <Link {...rest} to={to} />;
}
