import type { PeoplePages } from '@linnet/domain/people';
import { useEffect } from 'react';
import { useCell } from '../../../platform/client/use-cell';
import { useSession } from '../../../platform/client/use-session';
import { useReturnedPlace } from '../../../platform/navigation/use-returned-place';
import { EmptyState } from '../../../ui/state/empty-state';
import { ListFoot } from '../../list-foot/list-foot';
import { PeopleFailure } from '../people-list';
import { PersonCardsSkeleton } from '../person-card';
import { AccountList } from './account-list';
import type { PeopleBatch } from './people-batches';

interface PagedAccountListProps {
  readonly pages: PeoplePages;
  readonly label: string;
  /** Identifies the list among all lists of people. */
  readonly placeKey: string;
  readonly empty: { readonly title: string; readonly text: string };
  readonly batches?: readonly PeopleBatch[];
}

/** A list of people that is loaded page by page, with its placeholder, error, empty state and end. */
export function PagedAccountList({ pages, label, placeKey, empty, batches = [] }: PagedAccountListProps) {
  const { rows: people, hasMore, isLoading, failure } = useCell(pages.state);
  const isReturned = useReturnedPlace();
  const { state: viewer } = useSession();
  useEffect(() => {
    // On return, the list that was left is shown as it was.
    if (!isReturned) void pages.load();
  }, [pages, isReturned]);
  // A list for members only loads as soon as the viewer is one: the session may have expired when it was opened.
  useEffect(() => {
    const { rows, isLoading: isUnderWay } = pages.state.get();
    if (rows === null && !isUnderWay) void pages.load();
  }, [pages, viewer]);

  if (people === null && failure === null) return <PersonCardsSkeleton />;
  if (people === null) {
    return failure && <PeopleFailure reason={failure} onRetry={() => void pages.load()} />;
  }
  if (people.length === 0) return <EmptyState {...empty} />;
  return (
    <AccountList
      label={label}
      people={people}
      placeKey={placeKey}
      onEnd={hasMore && failure === null ? pages.loadMore : null}
      hasMore={hasMore}
      batches={batches}
      foot={
        <ListFoot
          hasMore={hasMore}
          isLoading={isLoading}
          failure={failure}
          onMore={() => void pages.loadMore()}
          more="people.load_more"
          end="people.no_more"
        />
      }
    />
  );
}
