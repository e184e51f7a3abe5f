import type { ListId } from '@linnet/api';
import { openList } from '@linnet/domain/lists';
import { NotLoaded } from '../../blocks/error/not-loaded';
import { PersonCardsSkeleton } from '../../blocks/people/person-card';
import { useClient } from '../../platform/client/client-provider';
import { type RequestState, useRequest } from '../../platform/client/use-resource';
import { useText } from '../../platform/i18n/use-text';
import { pathTo } from '../../platform/navigation/path-to';
import type { ScreenProps } from '../../platform/navigation/route-definition';
import { LinkButton } from '../../ui/button/link-button';
import { EmptyState } from '../../ui/state/empty-state';
import { EditList } from './edit-list';
import { ListFrame } from './list-frame';
import { type ListTab, readListTab } from './list-people';

/** Edits an existing list: its title and members; it can also be deleted. */
export function EditListScreen({ params, search }: ScreenProps) {
  const text = useText();
  // The id comes from the address, so the cast is here.
  const id = (params['id'] ?? '') as ListId;
  return (
    <ListFrame title={text('lists.edit')}>
      <Opened id={id} tab={readListTab(search, 'members')} />
    </ListFrame>
  );
}

interface OpenedProps {
  readonly id: ListId;
  readonly tab: ListTab;
}

function Opened({ id, tab }: OpenedProps) {
  const client = useClient();
  const request = useRequest(id, () => openList(client, id));
  switch (request.state) {
    case 'loading':
      return <PersonCardsSkeleton />;
    case 'failed':
      return <NotOpened {...request} />;
    case 'ready':
      return <EditList key={id} opened={request.answer} tab={tab} />;
  }
}

function NotOpened({ reason, retry }: Extract<RequestState<unknown>, { state: 'failed' }>) {
  const text = useText();
  if (reason.kind === 'http' && reason.status === 404) {
    return (
      <EmptyState title={text('lists.not_found')} text={text('lists.not_found_text')}>
        <LinkButton to={pathTo('lists')}>{text('lists.see_all')}</LinkButton>
      </EmptyState>
    );
  }
  return <NotLoaded title={text('lists.not_opened')} reason={reason} onRetry={retry} />;
}
