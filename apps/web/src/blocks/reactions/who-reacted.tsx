import type { StatusRow } from '@linnet/domain';
import { loadReactionPeople } from '@linnet/domain/reactions';
import Users from 'lucide-react/icons/users';
import { useClient } from '../../platform/client/client-provider';
import { rowsOfRequest } from '../../platform/client/list-rows';
import { useRequest } from '../../platform/client/use-resource';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { IconButton } from '../../ui/icon-button/icon-button';
import { Popover } from '../../ui/popover/popover';
import { LoadedList } from '../list-foot/loaded-list';
import { FirstPeople } from '../people/first-people';
import { PeopleSkeleton } from '../../ui/skeleton/people-skeleton';
import people from '../people/people.module.css';
import { statusPeoplePath } from '../people/status-people-path';
import { ReactionEmoji } from './reaction-emoji';
import styles from './reactions.module.css';

/** A button that lists who reacted. */
export function WhoReacted({ status }: { readonly status: StatusRow }) {
  const text = useText();
  const label = text('reactions.who');
  return (
    <Popover
      label={label}
      trigger={(props) => <IconButton {...props} small className={styles.button} name={label} icon={Users} />}
    >
      {(close) => <ReactionPeople status={status} onNavigate={close} />}
    </Popover>
  );
}

interface ReactionPeopleProps {
  readonly status: StatusRow;
  readonly onNavigate: () => void;
}

/** Loads again when the reactions change while it is open. */
function ReactionPeople({ status, onNavigate }: ReactionPeopleProps) {
  const text = useText();
  const client = useClient();
  const numbers = useNumberFormat();
  const counts = status.reactions.map(({ name, count }) => `${name} ${count}`).join();
  const request = useRequest(`${status.id} ${counts}`, () => loadReactionPeople(client, status.id));
  const list = rowsOfRequest(request, (reactions) => reactions);

  return (
    <div className={styles.people}>
      <h2 className={styles.title}>{text('reactions.who')}</h2>
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
    </div>
  );
}
