import type { List } from '@linnet/api';
import { compareIds } from '@linnet/domain';
import { listsOf } from '@linnet/domain/lists';
import Plus from 'lucide-react/icons/plus';
import { useEffect } from 'react';
import { LoadedList } from '../../blocks/list-foot/loaded-list';
import { PeopleSkeleton } from '../../ui/skeleton/people-skeleton';
import { useClient } from '../../platform/client/client-provider';
import { rowsOfResource } from '../../platform/client/list-rows';
import { useResource } from '../../platform/client/use-resource';
import { useText } from '../../platform/i18n/use-text';
import { pathTo } from '../../platform/navigation/path-to';
import { LinkButton } from '../../ui/button/link-button';
import { Icon } from '../../ui/icon/icon';
import { ListFrame } from './list-frame';
import ListIcon from 'lucide-react/icons/list';
import Pencil from 'lucide-react/icons/pencil';
import { Link } from '../../platform/navigation/link';
import { LinkRow } from '../../ui/link-row/link-row';
import styles from './lists.module.css';

/** All lists of the viewer. */
export function ListsScreen() {
  const text = useText();
  return (
    <ListFrame
      title={text('lists.lists')}
      tools={
        <LinkButton small variant="primary" to={pathTo('lists-new')} icon={<Icon of={Plus} size="small" />}>
          {text('lists.new')}
        </LinkButton>
      }
    >
      <OwnLists />
    </ListFrame>
  );
}

function OwnLists() {
  const text = useText();
  const lists = listsOf(useClient());
  const state = useResource(lists);
  // Refreshes the lists whenever the screen is opened.
  useEffect(() => void lists.load(), [lists]);

  return (
    <LoadedList
      list={rowsOfResource(state, lists.load, newestFirst)}
      skeleton={<PeopleSkeleton />}
      failed={text('lists.failed')}
      empty={{ title: text('lists.none'), text: text('lists.none_text') }}
    >
      {(lists) => (
        <ul>
          {lists.map((list) => (
            <ListCard key={list.id} list={list} />
          ))}
        </ul>
      )}
    </LoadedList>
  );
}

const newestFirst = (lists: readonly List[]): readonly List[] =>
  lists.toSorted((a, b) => compareIds(b.id, a.id));

/** One list, with links to its timeline and its editor. */
function ListCard({ list: { id, title } }: { readonly list: List }) {
  const text = useText();
  const edit = text('lists.edit_name', { title });
  return (
    <LinkRow to={pathTo('lists-timeline', { id })} icon={ListIcon} name={title}>
      <Link className={styles.edit} to={pathTo('lists-edit', { id })} title={edit} aria-label={edit}>
        <Icon of={Pencil} />
      </Link>
    </LinkRow>
  );
}
