import { keptAwayOf } from '@linnet/domain/people';
import { useEffect } from 'react';
import { useClient } from '../../../platform/client/client-provider';
import { useCell } from '../../../platform/client/use-cell';
import { useSession } from '../../../platform/client/use-session';
import { useText } from '../../../platform/i18n/use-text';
import { EmptyState } from '../../../ui/state/empty-state';
import { ErrorState } from '../../../ui/state/error-state';
import { useFailureWords } from '../../failure/use-failure-words';
import { ListFoot } from '../../list-foot/list-foot';
import { PersonCardsSkeleton } from '../person-cards-skeleton';
import { peopleBatches } from '../roll/people-batches';
import { PeopleRoll } from '../roll/people-roll';
import { KeptPerson } from './kept-person';

const kinds = {
  muted: { by: 'mute', batches: [peopleBatches.unmute] },
  blocked: { by: 'block', batches: [peopleBatches.unblock] },
} as const;

interface KeptPeopleProps {
  readonly kind: keyof typeof kinds;
  /** The list scrolls on its own, as one part of a page. Otherwise the page scrolls. */
  readonly boxed?: boolean;
}

/** All muted, or all blocked, accounts. */
export function KeptPeople({ kind, boxed = false }: KeptPeopleProps) {
  const text = useText();
  const list = keptAwayOf(useClient())[kind];
  const { rows: people, failure, ...foot } = useCell(list.state);
  const words = useFailureWords(failure ?? { kind: 'aborted' });
  const { by, batches } = kinds[kind];
  // Loads again when an expired session was renewed.
  const { state: reader } = useSession();
  useEffect(() => void list.load(), [list, reader]);

  if (people === null) {
    if (failure === null) return <PersonCardsSkeleton />;
    return <ErrorState title={text('kept_away.failed')} text={words} onRetry={() => void list.load()} />;
  }
  if (people.length === 0) {
    return <EmptyState title={text(`kept_away.${kind}_nobody`)} text={text(`kept_away.${kind}_text`)} />;
  }
  return (
    <PeopleRoll
      key={kind}
      label={text(`kept_away.${kind}`)}
      placeKey={`kept away ${kind}`}
      boxed={boxed}
      people={people}
      onEnd={foot.hasMore && failure === null ? list.loadMore : null}
      hasMore={foot.hasMore}
      batches={batches}
      card={(account) => <KeptPerson account={account} by={by} />}
      foot={
        (foot.hasMore || failure !== null) && (
          <ListFoot
            {...foot}
            failure={failure}
            more="people.load_more"
            onMore={() => void (foot.hasMore ? list.loadMore() : list.load())}
          />
        )
      }
    />
  );
}
