import type { StatusRow } from '@linnet/domain';
import { loadReactionPeople } from '@linnet/domain/reactions';
import { useClient } from '../../platform/client/client-provider';
import { rowsOfRequest } from '../../platform/client/list-rows';
import { useRequest } from '../../platform/client/use-resource';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { PeopleSkeleton } from '../../ui/skeleton/people-skeleton';
import { LoadedList } from '../list-foot/loaded-list';
import { FirstPeople } from '../people/first-people';
import people from '../people/people.module.css';
import { statusPeoplePath } from '../people/status-people-path';
import { ReactionEmoji } from './reaction-emoji';
import styles from './reactions.module.css';

export interface ReactionPeopleProps {
  readonly status: StatusRow;
  readonly onNavigate: () => void;
}

/** The people of each reaction. Loads again when the reactions change while it is open. */
export function ReactionPeople({ status, onNavigate }: ReactionPeopleProps) {
  const text = useText();
  const client = useClient();
  const numbers = useNumberFormat();
  const counts = status.reactions.map(({ name, count }) => `${name} ${count}`).join();
  const request = useRequest(`${status.id} ${counts}`, () => loadReactionPeople(client, status.id));
  const list = rowsOfRequest(request, (reactions) => reactions);

  return (
    <LoadedList
      list={list}
      skeleton={<PeopleSkeleton />}
      failed={text('people.failed')}
      empty={{ title: text(status.reactions.length > 0 ? 'reactions.names_hidden' : 'reactions.nobody') }}
      compact
    >
      {(reactions) => (
        <>
          {reactions.map(({ name, url, count, accountIds }) => (
            <section key={name}>
              <h3 className={styles.with}>
                <ReactionEmoji name={name} url={url} />
                {numbers.count(count)}
              </h3>
              <FirstPeople ids={accountIds} total={count} onNavigate={onNavigate} />
            </section>
          ))}
          <Link className={people.more} to={statusPeoplePath(status.id, 'reactions')} onClick={onNavigate}>
            {text('people.show_all')}
          </Link>
        </>
      )}
    </LoadedList>
  );
}
