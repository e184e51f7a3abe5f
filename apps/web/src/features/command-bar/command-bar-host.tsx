import { useEffect, useState } from 'react';
import { currentStatusId } from '../../blocks/keys/card-selection';
import { useHotkey } from '../../platform/hotkeys/page-keys';
import { afterFirstContent } from '../../platform/start/first-content';
import { lazyFloat } from '../../ui/lazy/lazy-window';

const CommandBar = lazyFloat(() => import('./command-bar').then((part) => part.CommandBar));

/** Renders the command bar while it is open; its hotkey opens and closes it. */
export function CommandBarHost({ onSignOut }: { readonly onSignOut: () => void }) {
  const [opened, setOpened] = useState<{ readonly statusId: string | null } | null>(null);
  // Loaded in advance, so that the bar opens without a delay.
  useEffect(() => afterFirstContent(CommandBar.preload), []);
  useHotkey('commandBar', () => setOpened(opened === null ? { statusId: currentStatusId() } : null));

  if (opened === null) return null;
  return <CommandBar statusId={opened.statusId} onClose={() => setOpened(null)} onSignOut={onSignOut} />;
}
