import type { StatusRow } from '@linnet/domain';
import type { PeopleOf } from '@linnet/domain/fetching';
import type { ReactNode } from 'react';
import { useFeature } from '../../platform/client/use-feature';
import { useSetting } from '../../platform/client/client-provider';
import type { MessageId } from '../../platform/i18n/message-id';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { PeoplePopover } from '../people/people-popover';
import { lazyCardPart } from '../status/lazy-card-part';
import styles from './focused-card.module.css';

/** The avatars of those who favourited it, loaded after the text. */
const ReceivedBy = lazyCardPart(
  (parts) => parts.ReceivedBy,
  () => <span className={styles.faces} />,
);

interface Received {
  id: MessageId;
  count: (status: StatusRow) => number;
  /** Which people can be listed, and the title of their list. */
  people?: { kind: PeopleOf['kind']; title: MessageId };
}

const received: readonly Received[] = [
  {
    id: 'status.repeats',
    count: (status) => status.repeatsCount,
    people: { kind: 'repeats', title: 'people.repeated_by' },
  },
  {
    id: 'status.favourites',
    count: (status) => status.favouritesCount,
    people: { kind: 'favourites', title: 'people.favourited_by' },
  },
  {
    id: 'status.quotes',
    count: (status) => status.quotesCount,
    people: { kind: 'quotes', title: 'people.quoted_by' },
  },
  { id: 'status.replies', count: (status) => status.repliesCount },
];

const bold = (parts: ReactNode[]) => <b>{parts}</b>;

/** The counts of a status, with lists of the people behind them. */
export function ReceivedCounts({ status }: { readonly status: StatusRow }) {
  const text = useText();
  const hidesCounts = useSetting('hidePostStats');
  const pleromaQuotes = useFeature('quoteListOfPleroma');
  const quotes = useFeature('quoteList') || pleromaQuotes;
  const shown = received.filter(({ count }) => count(status) > 0);
  if (hidesCounts || shown.length === 0) return null;

  return (
    <div className={styles.counts}>
      {shown.map(({ id, count: countOf, people }) => {
        const count = countOf(status);
        const words = <Text id={id} values={{ count, b: bold }} />;
        if (people === undefined || (people.kind === 'quotes' && !quotes))
          return <span key={id}>{words}</span>;
        return (
          <PeoplePopover
            key={id}
            of={{ kind: people.kind, id: status.id }}
            count={count}
            label={text(people.title)}
            trigger={(props) => (
              <button type="button" className={styles.count} {...props}>
                {words}
              </button>
            )}
          />
        );
      })}
      {status.repeatsCount + status.favouritesCount > 0 && <ReceivedBy id={status.id} />}
    </div>
  );
}
