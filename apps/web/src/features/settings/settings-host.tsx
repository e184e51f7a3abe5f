import { useLayoutEffect, useState } from 'react';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import { useCell, useClient } from '../../platform/client/client-provider';
import { pathTo } from '../../platform/navigation/path-to';
import { lazyScreen } from '../../ui/lazy/lazy-screen';
import { type TabContents, minimisedOf, windowState } from './window-tabs';
import { Spinner } from '../../ui/spinner/spinner';
import styles from './settings-host.module.css';

const SettingsWindow = lazyScreen(() => import('./settings-window').then((part) => part.SettingsWindow), {
  placeholder: WindowPlaceholder,
  errorAt: 'floating',
});

interface SettingsHostProps {
  /** Content of other features in the tabs. */
  readonly contents: TabContents;
}

/** Renders the settings window while the address is that of the settings, and its bar while it is minimised. */
export function SettingsHost({ contents }: SettingsHostProps) {
  const isAtAddress = usePathname() === pathTo('settings');
  const search = useSearch().replace(/^\?/, '');
  const minimisedCell = minimisedOf(useClient());
  const minimised = useCell(minimisedCell);
  const [shownSearch, setShownSearch] = useState<string | null>(null);
  // While the window closes it shows the last query.
  if (isAtAddress && search !== shownSearch) setShownSearch(search);
  // A window that is shown again, in whatever way, is not minimised any more. The window itself runs its effects again
  // when a part of it has loaded, which may be after its button was pressed.
  useLayoutEffect(() => {
    if (isAtAddress) minimisedCell.set(null);
  }, [isAtAddress, minimisedCell]);
  if (shownSearch === null) return null;
  return (
    <SettingsWindow state={windowState(isAtAddress, minimised)} search={shownSearch} contents={contents} />
  );
}

/** Shown while the code of the window loads. */
function WindowPlaceholder() {
  return (
    <div className={styles.container}>
      <Spinner />
    </div>
  );
}
