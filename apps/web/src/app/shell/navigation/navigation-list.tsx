import Ellipsis from 'lucide-react/icons/ellipsis';
import Layers from 'lucide-react/icons/layers';
import type { OfferedEntry } from '../../../blocks/navigation/navigation-entry';
import type { Pins } from '../../../blocks/navigation/pins';
import { useNavigationFacts, usePlaces } from '../../../blocks/navigation/use-navigation-items';
import { useText } from '../../../platform/i18n/use-text';
import { EntryRow } from './entry-row';
import { FoldGroup } from './fold-group';
import { ListsGroup } from './lists-group';
import styles from './navigation.module.css';
import { useNavGroup } from './use-nav-group';

interface NavigationListProps {
  /** Set while the viewer chooses pins. */
  readonly pins?: Pins | null;
  /** All groups are expanded and cannot be collapsed. */
  readonly whole?: boolean;
}

/** All navigation entries, for the panel and the drawer. */
export function NavigationList({ pins = null, whole = false }: NavigationListProps) {
  const text = useText();
  const { signedIn: isMember, has } = useNavigationFacts();
  const { timelines, direct, more } = usePlaces();
  const timelinesGroup = useNavGroup('timelines');
  const moreGroup = useNavGroup('more');
  // The navigation of visitors is short enough.
  const folds = isMember && !whole;

  function rows(entries: readonly OfferedEntry[], sub = false) {
    return entries.map((entry) => <EntryRow key={entry.id} entry={entry} sub={sub} pins={pins} />);
  }

  return (
    <>
      {timelines.length === 0 && (
        // Only on a private server does a visitor see no entries.
        <p className={styles.hint}>{text('nav.private')}</p>
      )}
      <ul>
        {timelines.length > 0 && (
          <FoldGroup
            icon={Layers}
            name={text('nav.timelines')}
            open={timelinesGroup.open}
            onToggle={timelinesGroup.toggle}
          >
            {rows(timelines, true)}
          </FoldGroup>
        )}
        {isMember && has('lists') && <ListsGroup pins={pins} />}
        {rows(direct)}
        {folds && more.length > 0 && (
          <FoldGroup
            icon={Ellipsis}
            name={text('nav.more')}
            open={moreGroup.open}
            onToggle={moreGroup.toggle}
          >
            {rows(more, true)}
          </FoldGroup>
        )}
        {!folds && rows(more)}
      </ul>
    </>
  );
}
