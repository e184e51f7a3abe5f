import { navigationSettings } from '@linnet/domain/settings';
import type { LucideIcon } from 'lucide-react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Layers from 'lucide-react/icons/layers';
import List from 'lucide-react/icons/list';
import Pencil from 'lucide-react/icons/pencil';
import { type ReactNode, useId } from 'react';
import { useListEntries } from '../../../blocks/navigation/list-entries';
import type { OfferedEntry } from '../../../blocks/navigation/navigation-entry';
import { PinToggle, type Pins } from '../../../blocks/navigation/pins';
import { useNavigationFacts, useNavigationGroups } from '../../../blocks/navigation/use-navigation-items';
import { useListedSetting } from '../../../platform/client/use-listed-setting';
import { useText } from '../../../platform/i18n/use-text';
import { Link } from '../../../platform/navigation/link';
import { pathTo } from '../../../platform/navigation/path-to';
import { Icon } from '../../../ui/icon/icon';
import { join } from '../../../ui/styles/join';
import { EntryCount } from './entry-counts';
import styles from './navigation.module.css';

interface EntryRowProps {
  readonly entry: OfferedEntry;
  /** The row is part of a group. */
  readonly sub?: boolean;
  /** Set while the viewer chooses pins. */
  readonly pins: Pins | null;
}

/** A navigation entry with its count. */
function EntryRow({ entry, sub = false, pins }: EntryRowProps) {
  return (
    <li className={styles.line}>
      <Link className={join(styles.row, sub && styles.sub)} to={entry.to} within={entry.within === true}>
        <Icon of={entry.icon} size={sub ? 'card' : 'nav'} />
        <bdi className={styles.name}>{entry.name}</bdi>
        <EntryCount entry={entry} className={styles.count} />
      </Link>
      {pins !== null && <PinToggle entry={entry} pins={pins} small />}
    </li>
  );
}

interface FoldGroupProps {
  readonly group: 'timelines' | 'lists' | 'more';
  readonly icon: LucideIcon;
  readonly name: string;
  /** The rows of the group; mounted while it is expanded. */
  readonly children: ReactNode;
}

/** A group of navigation entries that can be collapsed. Whether it is expanded is stored on this device. */
function CollapsibleGroup({ group, icon, name, children }: FoldGroupProps) {
  const id = useId();
  const { value, write } = useListedSetting('openNavGroups', navigationSettings.openNavGroups);
  const open = value.includes(group);
  const toggle = () => write(open ? value.filter((each) => each !== group) : [...value, group]);
  return (
    <li>
      <button type="button" className={styles.row} aria-expanded={open} aria-controls={id} onClick={toggle}>
        <Icon of={icon} size="nav" />
        <span className={styles.name}>{name}</span>
        <span className={styles.end}>
          <Icon of={open ? ChevronUp : ChevronDown} size="small" />
        </span>
      </button>
      <ul id={id} hidden={!open}>
        {open && children}
      </ul>
    </li>
  );
}

/** The viewer's lists, and the link to edit them. */
function ListRows({ pins }: { readonly pins: Pins | null }) {
  const text = useText();
  const lists = useListEntries();
  return (
    <>
      <li className={styles.line}>
        <Link className={join(styles.row, styles.sub)} to={pathTo('lists')}>
          <Icon of={Pencil} />
          <span className={styles.name}>{text('nav.manage_lists')}</span>
        </Link>
      </li>
      {lists.map((list) => (
        <EntryRow key={list.id} entry={list} sub pins={pins} />
      ))}
    </>
  );
}

interface NavigationListProps {
  /** Set while the viewer chooses pins. */
  readonly pins?: Pins | null;
  /** All groups are expanded and cannot be collapsed. */
  readonly isExpanded?: boolean;
}

/** All navigation entries, for the panel and the drawer. */
export function NavigationList({ pins = null, isExpanded = false }: NavigationListProps) {
  const text = useText();
  const { signedIn: isSignedIn, has } = useNavigationFacts();
  const { timelines, direct, more } = useNavigationGroups();
  // The navigation of visitors is short enough.
  const isCollapsible = isSignedIn && !isExpanded;

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
          <CollapsibleGroup group="timelines" icon={Layers} name={text('nav.timelines')}>
            {rows(timelines, true)}
          </CollapsibleGroup>
        )}
        {isSignedIn && has('lists') && (
          <CollapsibleGroup group="lists" icon={List} name={text('nav.lists')}>
            <ListRows pins={pins} />
          </CollapsibleGroup>
        )}
        {rows(direct)}
        {isCollapsible && more.length > 0 && (
          <CollapsibleGroup group="more" icon={Ellipsis} name={text('nav.more')}>
            {rows(more, true)}
          </CollapsibleGroup>
        )}
        {!isCollapsible && rows(more)}
      </ul>
    </>
  );
}
