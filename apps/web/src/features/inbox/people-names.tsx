import type { AccountId } from '@linnet/api';
import { useCallback, useSyncExternalStore } from 'react';
import { DisplayName } from '../../blocks/account/display-name';
import { plainName } from '../../blocks/account/plain-name';
import { useClient, useSession } from '../../platform/client/client-provider';
import { useAccount } from '../../platform/client/use-account';
import { useList } from '../../platform/i18n/use-list';
import { useLocale, useText } from '../../platform/i18n/use-text';
import { pathTo } from '../../platform/navigation/path-to';

/** The address of the thread with the people of a key. */
export function useThreadPath(): (key: string) => string {
  const session = useSession();
  const username = session.state === 'visitor' ? '' : session.username;
  return (people) => pathTo('inbox-thread', { username, people });
}

/** The names of people as one text. Accounts that are not loaded have their name in `handles`, or are left out. */
export function usePeopleNames(
  people: readonly AccountId[],
  handles?: ReadonlyMap<AccountId, string>,
): string {
  const text = useText();
  const list = useList('long');
  const { accounts } = useClient().graph;
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribers = people.map((id) => accounts.subscribe(id, listener));
      return () => unsubscribers.forEach((unsubscribe) => unsubscribe());
    },
    [accounts, people],
  );
  const names = useSyncExternalStore(subscribe, () => {
    const nameOf = (id: AccountId): string | undefined => {
      const account = accounts.get(id);
      return account === undefined ? handles?.get(id) : plainName(account);
    };
    return list(people.map(nameOf).filter((name) => name !== undefined));
  });
  return people.length === 0 ? text('inbox.only_you') : names;
}

/** The names of some people with their emoji. */
export function PeopleNames({ people }: { readonly people: readonly AccountId[] }) {
  const text = useText();
  const { code } = useLocale();
  if (people.length === 0) return text('inbox.only_you');
  const parts = new Intl.ListFormat(code, { type: 'conjunction' }).formatToParts(people);
  return parts.map(({ type, value }, at) =>
    // An element is one of the ids, the other parts are the words and commas between them.
    type === 'element' ? <PersonName key={value} id={value as AccountId} /> : <span key={at}>{value}</span>,
  );
}

function PersonName({ id }: { readonly id: AccountId }) {
  const account = useAccount(id);
  return account && <DisplayName account={account} />;
}
