import type { StatusRow } from '@linnet/domain';
import type { ReactNode } from 'react';
import { useFeature } from '../../platform/client/use-feature';
import { useSetting } from '../../platform/client/client-provider';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { ReceivedBy } from '../people/first-people';
import { PeoplePopover } from '../people/people-popover';
import styles from './focused-card.module.css';

/** Each count with the title of the list of people behind it; null where there is none. */
const received = [
  { kind: 'repeats', title: 'people.repeated_by' },
  { kind: 'favourites', title: 'people.favourited_by' },
  { kind: 'quotes', title: 'people.quoted_by' },
  { kind: 'replies', title: null },
] as const;

const bold = (parts: ReactNode[]) => <b>{parts}</b>;

/** The counts of a status, with lists of the people behind them. */
export function ReceivedCounts({ status }: { readonly status: StatusRow }) {
  const text = useText();
  const hidesCounts = useSetting('hidePostStats');
  const hasPleromaQuoteList = useFeature('quoteListOfPleroma');
  const hasQuoteList = useFeature('quoteList') || hasPleromaQuoteList;
  const shown = received.filter(({ kind }) => status[`${kind}Count`] > 0);
  if (hidesCounts || shown.length === 0) return null;

  return (
    <div className={styles.counts}>
      {shown.map(({ kind, title }) => {
        const count = status[`${kind}Count`];
        const words = <Text id={`status.${kind}`} values={{ count, b: bold }} />;
        if (title === null || (kind === 'quotes' && !hasQuoteList)) return <span key={kind}>{words}</span>;
        return (
          <PeoplePopover
            key={kind}
            of={{ kind, id: status.id }}
            count={count}
            label={text(title)}
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
