import type { Account } from '@linnet/api';
import type { FollowRequests } from '@linnet/domain/people';
import { useFirstContent } from '../../platform/start/use-first-content';
import { Requester } from './requester';

interface RequestersProps {
  readonly people: readonly Account[];
  readonly requests: Pick<FollowRequests, 'answer' | 'state'>;
  readonly onGone: () => void;
}

export function Requesters({ people, requests, onGone }: RequestersProps) {
  useFirstContent();
  return (
    <ul>
      {people.map((account) => (
        <li key={account.id}>
          <Requester account={account} requests={requests} onGone={onGone} />
        </li>
      ))}
    </ul>
  );
}
