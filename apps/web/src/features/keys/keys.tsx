import { useState } from 'react';
import { PageKeysHost } from '../../blocks/keys/page-keys-host';
import { useHotkey } from '../../platform/hotkeys/page-keys';
import { lazyFloat } from '../../ui/lazy/lazy-window';

const KeysSheet = lazyFloat(() => import('./keys-sheet').then((part) => part.KeysSheet));

/** The page's hotkeys, and the dialog that lists and changes them. */
export function Keys() {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  useHotkey('sheet', () => {
    setOpen(true);
    setWasOpened(true);
  });

  return (
    <>
      <PageKeysHost />
      {wasOpened && <KeysSheet open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
