import type { AccountId } from '@linnet/api';
import { type CircleKind, circlesOf } from '@linnet/domain/profile';
import { type ReactNode, useEffect } from 'react';
import { ListFoot } from '../../blocks/list-foot/list-foot';
import { PeopleFailure } from '../../blocks/people/people-failure';
import { PersonCardsSkeleton } from '../../blocks/people/person-cards-skeleton';
import { PeopleRoll } from '../../blocks/people/roll/people-roll';
import { useStance } from '../../blocks/profile-card/use-stance';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { useSetting } from '../../platform/client/use-setting';
import { useReturnedPlace } from '../../platform/navigation/use-returned-place';
import { useVisit } from '../../platform/navigation/use-visit';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { EmptyState } from '../../ui/state/empty-state';
import { circleBatches } from './circle-batches';

interface PeopleViewProps {
  readonly kind: CircleKind;
  readonly id: AccountId;
  readonly title: string;
  readonly heading: ReactNode;
  readonly start: ReactNode;
  readonly above: ReactNode;
  readonly empty: { readonly title: string; readonly text: string };
}

/** Whom somebody follows, or who follows them. */
export function PeopleView({ kind, id, title, heading, start, above, empty }: PeopleViewProps) {
  const circle = circlesOf(useClient()).get(kind, id);
  const { people, hasMore, isLoading, failure } = useCell(circle.state);
  const stance = useStance(id);
  const stays = useSetting('disableStickyHeaders');
  const { arrival } = useVisit();
  useReturnedPlace();
  useEffect(() => {
    // Whoever comes back finds what they left.
    if (arrival !== 'return' || circle.state.get().people === null) void circle.load();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- how one came here is asked once
  }, [circle]);

  return (
    <Panel main aria-label={title}>
      <PanelHeader level={1} title={heading} sticky={!stays} start={start} />
      {above}
      {people === null && failure === null && <PersonCardsSkeleton />}
      {people === null && failure !== null && (
        <PeopleFailure reason={failure} onRetry={() => void circle.load()} />
      )}
      {people?.length === 0 && <EmptyState {...empty} />}
      {people !== null && people.length > 0 && (
        <PeopleRoll
          label={title}
          people={people}
          placeKey={`${kind} ${id}`}
          onEnd={hasMore && failure === null ? circle.loadMore : null}
          batches={circleBatches(kind, stance)}
          foot={
            <ListFoot
              hasMore={hasMore}
              isLoading={isLoading}
              failure={failure}
              onMore={() => void circle.loadMore()}
              more="people.load_more"
              end="people.no_more"
            />
          }
        />
      )}
    </Panel>
  );
}
