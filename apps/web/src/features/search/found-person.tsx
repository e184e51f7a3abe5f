import type { AccountId } from '@linnet/api';
import { PersonCard } from '../../blocks/people/person-card';
import { useAccount } from '../../platform/client/use-account';

export function FoundPerson({ id }: { readonly id: AccountId }) {
  const account = useAccount(id);
  return (
    account && (
      <li>
        <PersonCard account={account} />
      </li>
    )
  );
}
