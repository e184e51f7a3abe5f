import { useState } from 'react';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import { useCell } from '../../platform/client/use-cell';
import { pathTo } from '../../platform/navigation/path-to';
import { lazyScreen } from '../../ui/lazy/lazy-screen';
import type { TabContents } from './tab-contents';
import { minimised, windowState } from './window-state';
import { Spinner } from '../../ui/spinner/spinner';
import styles from './window-placeholder.module.css';

const SettingsWindow = lazyScreen(() => import('./settings-window').then((part) => part.SettingsWindow), {
  placeholder: WindowPlaceholder,
  trouble: 'floating',
});

interface SettingsHostProps {
  /** What other features show in a tab, beside its settings. */
  readonly contents: TabContents;
}

/** Shows the settings over the page while the address says so, and a bar at its foot while they are small. */
export function SettingsHost({ contents }: SettingsHostProps) {
  const isThere = usePathname() === pathTo('settings');
  const search = useSearch().replace(/^\?/, '');
  const kept = useCell(minimised);
  const [shown, setShown] = useState<string | null>(null);
  // What is going still shows what it showed.
  if (isThere && search !== shown) setShown(search);
  if (shown === null) return null;
  return <SettingsWindow state={windowState(isThere, kept)} search={shown} contents={contents} />;
}

/** While the code of the window is on its way. */
function WindowPlaceholder() {
  return (
    <div className={styles.place}>
      <Spinner />
    </div>
  );
}
