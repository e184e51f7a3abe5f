import type { ListWish } from '@linnet/api';
import { createRoster, type OpenedList } from '@linnet/domain/lists';
import { useState } from 'react';
import { useScreenName } from '../../platform/browser/use-screen-name';
import { useClient } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { pathTo } from '../../platform/navigation/path-to';
import { useFirstContent } from '../../platform/start/use-first-content';
import { LinkButton } from '../../ui/button/link-button';
import { DeleteList } from './delete-list';
import { ListChoices } from './list-choices';
import { ListPeople } from './list-people';
import type { ListTab } from './list-tab';
import { ListTitle } from './list-title';
import styles from './lists.module.css';
import { useListShape } from './use-list-shape';

interface EditListProps {
  readonly opened: OpenedList;
  readonly tab: ListTab;
}

/** The editor of an existing list. Every change is saved at once. */
export function EditList({ opened, tab }: EditListProps) {
  useFirstContent();
  const text = useText();
  const client = useClient();
  const { list, change } = useListShape(opened.list);
  useScreenName(text('lists.edit_name', { title: list.title }));
  const [roster] = useState(() => createRoster(client, { listId: opened.list.id, members: opened.members }));

  async function choose(wish: Partial<ListWish>) {
    const reason = await change(wish);
    const retry = () => void choose(wish);
    if (reason !== null) client.notices.add({ level: 'error', key: 'lists.error', reason, retry });
  }

  return (
    <>
      <div className={styles.form}>
        <ListTitle title={list.title} onSave={(title) => change({ title })}>
          <LinkButton small to={pathTo('lists-timeline', { id: list.id })}>
            {text('lists.read')}
          </LinkButton>
          <DeleteList list={list} />
        </ListTitle>
        <ListChoices
          replies={list.replies ?? 'list'}
          exclusive={list.exclusive ?? false}
          onChange={(wish) => void choose(wish)}
        />
      </div>
      <ListPeople roster={roster} path={pathTo('lists-edit', { id: list.id })} tab={tab} />
    </>
  );
}
