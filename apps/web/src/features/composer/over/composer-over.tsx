import { contextKey, type Drafts, type OverPage } from '@linnet/domain/drafts';
import { useEffect, useRef } from 'react';
import { useLayout } from '../../../platform/browser/use-layout';
import { useCell } from '../../../platform/client/use-cell';
import { useRoute } from '../../../platform/navigation/use-route';
import { useHotkey } from '../../../platform/hotkeys/use-hotkey';
import { AddressMessage } from '../address-message';
import { DraftsProvider, useDrafts } from '../drafts-provider';
import { OverPageForm } from './over-page-form';
import { ShrunkForm } from './shrunk-form';

/** The form over the page, for any draft. It can be minimised and restored. */
export function ComposerOver() {
  return (
    <DraftsProvider>
      <Shown />
    </DraftsProvider>
  );
}

function Shown() {
  const drafts = useDrafts();
  const over = useCell(drafts.overPage);
  useLeavingPlace(drafts);
  // On a wide page the form is in the sidebar.
  const isNarrow = useLayout() === 'narrow';
  useHotkey('compose', () => drafts.openOver({ kind: 'new' }), { enabled: isNarrow });
  return (
    <>
      {over !== null && <OpenForm {...over} />}
      {isNarrow && <AddressMessage onAnswered={() => drafts.openOver({ kind: 'new' })} />}
    </>
  );
}

function OpenForm({ context, small }: OverPage) {
  if (small) return <ShrunkForm context={context} />;
  return <OverPageForm key={contextKey(context)} context={context} />;
}

/** Closes forms without changes when the viewer goes to another page. */
function useLeavingPlace(drafts: Drafts): void {
  const { path } = useRoute();
  const place = useRef(path);
  useEffect(() => {
    if (place.current !== path) drafts.closeUntouched();
    place.current = path;
  }, [drafts, path]);
}
