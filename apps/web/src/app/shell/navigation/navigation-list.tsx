import { rootItems } from '../../../blocks/navigation/root-items';
import { useMaySearch } from '../../../blocks/navigation/use-may-search';
import { useNavigationItems } from '../../../blocks/navigation/use-navigation-items';
import { useSession } from '../../../platform/client/use-session';
import { Text } from '../../../platform/i18n/text';
import { useOwnAccount } from '../account/use-own-account';
import { RootLink } from './root-link';
import { TimelinesGroup } from './timelines-group';
import styles from './navigation.module.css';

/** All places, for panel and drawer. */
export function NavigationList() {
  const items = useNavigationItems();
  const isMember = useSession().state !== 'visitor';
  const maySearch = useMaySearch();
  const letsIn = useOwnAccount()?.locked === true;
  return (
    <>
      {items.length > 0 ? (
        <TimelinesGroup items={items} />
      ) : (
        // Only a private server leaves a visitor without any.
        <p className={styles.hint}>
          <Text id="nav.private" />
        </p>
      )}
      {rootItems
        .filter(
          ({ members, locked, unlessPrivate }) =>
            (!members || isMember) && (locked !== true || letsIn) && (unlessPrivate !== true || maySearch),
        )
        .map((item) => (
          <RootLink key={item.route} item={item} />
        ))}
    </>
  );
}
