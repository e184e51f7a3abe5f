import type { AccountId } from '@linnet/api';
import { endorsedPeople, familiarPeople } from '@linnet/domain/profile';
import { useAccount } from '../../platform/client/use-account';
import { useClient } from '../../platform/client/client-provider';
import { useFeature } from '../../platform/client/use-feature';
import { type RequestState, useRequest } from '../../platform/client/use-resource';
import type { MessageId } from '../../platform/i18n/message-id';
import { useText } from '../../platform/i18n/use-text';
import { Avatar } from '../inline-parts/avatar';
import { DisplayName } from '../account/display-name';
import { NameLink } from '../account/person-link';
import styles from './card-lines.module.css';

/** Accounts shown by name; the rest is a number. */
const NAMED = 3;

/** The accounts among somebody's followers that the viewer follows. */
export function CardFamiliar({ id }: { readonly id: AccountId }) {
  const client = useClient();
  const isOffered = useFeature('familiarFollowers');
  const request = useRequest(isOffered ? `familiar ${id}` : null, () => familiarPeople(client, id));
  return <NamedPeople words="user_card.familiar" request={request} />;
}

/** The accounts that somebody endorses on their profile, if the server lists those of others. */
export function CardEndorsed({ id }: { readonly id: AccountId }) {
  const client = useClient();
  const hasThem = useFeature('endorsements');
  const isOffered = useFeature('profileOfPleroma') && hasThem;
  const request = useRequest(isOffered ? `endorsed ${id}` : null, () => endorsedPeople(client, id));
  return <NamedPeople words="user_card.endorsed" request={request} />;
}

interface NamedPeopleProps {
  readonly words: MessageId;
  readonly request: RequestState<readonly AccountId[]>;
}

function NamedPeople({ words, request }: NamedPeopleProps) {
  const text = useText();
  // Shows no error: this is an extra, and the list of followers shows why it can't be loaded.
  if (request.state !== 'ready' || request.answer.length === 0) return null;
  const named = request.answer.slice(0, NAMED);
  const more = request.answer.length - named.length;
  return (
    <div className={styles.familiar}>
      <span>{text(words)}</span>
      <ul>
        {named.map((person) => (
          <li key={person}>
            <Person id={person} />
          </li>
        ))}
      </ul>
      {more > 0 && <span>{text('people.more', { count: more })}</span>}
    </div>
  );
}

function Person({ id }: { readonly id: AccountId }) {
  const account = useAccount(id);
  return (
    account && (
      <NameLink account={account}>
        <Avatar account={account} size="tiny" />
        <DisplayName account={account} />
      </NameLink>
    )
  );
}
