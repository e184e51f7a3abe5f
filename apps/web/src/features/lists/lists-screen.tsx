import type { List } from '@linnet/api';
import { compareIds } from '@linnet/domain';
import { listsOf } from '@linnet/domain/lists';
import Plus from 'lucide-react/icons/plus';
import { useEffect } from 'react';
import { NotLoaded } from '../../blocks/failure/not-loaded';
import { PeopleSkeleton } from '../../ui/skeleton/people-skeleton';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { useText } from '../../platform/i18n/use-text';
import { pathTo } from '../../platform/navigation/path-to';
import { useFirstContent } from '../../platform/start/use-first-content';
import { LinkButton } from '../../ui/button/link-button';
import { Icon } from '../../ui/icon/icon';
import { EmptyState } from '../../ui/state/empty-state';
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
  const own = listsOf(useClient());
  const { value: lists, failure } = useCell(own.state);
  useEffect(() => {
    const leave = own.follow();
    // Refreshes the lists whenever the screen is opened.
    void own.load();
    return leave;
  }, [own]);

  if (lists === null) {
    return (
      <NotLoaded
        title={text('lists.failed')}
        reason={failure}
        skeleton={<PeopleSkeleton />}
        onRetry={() => void own.load()}
      />
    );
  }
  if (lists.length === 0) return <EmptyState title={text('lists.none')} text={text('lists.none_text')} />;
  return <NewestFirst lists={lists} />;
}

function NewestFirst({ lists }: { readonly lists: readonly List[] }) {
  useFirstContent();
  return (
    <ul>
      {lists
        .toSorted((a, b) => compareIds(b.id, a.id))
        .map((list) => (
          <ListCard key={list.id} list={list} />
        ))}
    </ul>
  );
}

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
