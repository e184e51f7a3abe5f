import { useEffect, useState } from 'react';
import { currentStatusId } from '../../blocks/keys/card-selection';
import { useHotkey } from '../../platform/hotkeys/page-keys';
import { lazyFloat } from '../../ui/lazy/lazy-window';

const CommandBar = lazyFloat(() => import('./command-bar').then((part) => part.CommandBar));

/** Loads the bar when the first key of a combination is pressed, so that it opens without a delay. */
function preloadBeforeHotkey(): () => void {
  const stopped = new AbortController();
  const handleKey = ({ ctrlKey, metaKey }: KeyboardEvent): void => {
    if (!ctrlKey && !metaKey) return;
    stopped.abort();
    CommandBar.preload();
  };
  addEventListener('keydown', handleKey, { signal: stopped.signal });
  return () => stopped.abort();
}

/** Renders the command bar while it is open; its hotkey opens and closes it. */
export function CommandBarHost({ onSignOut }: { readonly onSignOut: () => void }) {
  const [opened, setOpened] = useState<{ readonly statusId: string | null } | null>(null);
  useEffect(preloadBeforeHotkey, []);
  useHotkey('commandBar', () => setOpened(opened === null ? { statusId: currentStatusId() } : null));

  if (opened === null) return null;
  return <CommandBar statusId={opened.statusId} onClose={() => setOpened(null)} onSignOut={onSignOut} />;
}
