import type { Account } from '@linnet/api';
import { peopleKey } from '@linnet/domain/inbox';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { DisplayName } from '../../blocks/account/display-name';
import { Avatar } from '../../blocks/inline-parts/avatar';
import { PersonSearch } from '../../blocks/people/person-search';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { LinkButton } from '../../ui/button/link-button';
import { IconButton } from '../../ui/icon-button/icon-button';
import styles from './inbox.module.css';
import { usePeopleNames, useThreadPath } from './people-names';

/** A search for people, each with a link to their thread. Several people can be chosen for a thread with all of them. */
export function NewThread() {
  const text = useText();
  const pathOf = useThreadPath();
  const [chosen, setChosen] = useState<readonly Account[]>([]);
  const without = (person: Account) => chosen.filter(({ id }) => id !== person.id);

  const actions = (account: Account) => {
    const name = `@${account.acct}`;
    return chosen.some(({ id }) => id === account.id) ? (
      <Button
        small
        aria-label={text('lists.remove_person_name', { name })}
        onClick={() => setChosen(without(account))}
      >
        {text('lists.remove_person')}
      </Button>
    ) : (
      <span className={styles.ways}>
        <Button
          small
          aria-label={text('inbox.add_person', { name })}
          onClick={() => setChosen([...without(account), account])}
        >
          {text('inbox.add')}
        </Button>
        {chosen.length === 0 && (
          <LinkButton
            small
            variant="primary"
            to={pathOf(peopleKey([account.id]))}
            aria-label={text('chats.write_to', { name })}
          >
            {text('chats.write')}
          </LinkButton>
        )}
      </span>
    );
  };
  return (
    <>
      <Chosen people={chosen} onRemove={(person) => setChosen(without(person))} />
      <PersonSearch label={text('chats.search')} listKey="found for a message" action={actions} />
    </>
  );
}

interface ChosenProps {
  readonly people: readonly Account[];
  readonly onRemove: (person: Account) => void;
}

/** The people who were chosen, with a link to the thread with all of them. */
function Chosen({ people, onRemove }: ChosenProps) {
  const text = useText();
  const pathOf = useThreadPath();
  const ids = people.map(({ id }) => id);
  const names = usePeopleNames(ids);
  if (people.length === 0) return null;
  return (
    <div className={styles.chosen}>
      <ul>
        {people.map((account) => (
          <li key={account.id}>
            <Avatar account={account} size="small" /> <DisplayName account={account} />
            <IconButton
              small
              icon={X}
              name={text('lists.remove_person_name', { name: `@${account.acct}` })}
              onClick={() => onRemove(account)}
            />
          </li>
        ))}
      </ul>
      <LinkButton
        small
        variant="primary"
        to={pathOf(peopleKey(ids))}
        aria-label={text('inbox.write_to', { names })}
      >
        {text('chats.write')}
      </LinkButton>
    </div>
  );
}
