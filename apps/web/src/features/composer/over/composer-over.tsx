import { contextKey } from '@linnet/domain/drafts';
import { useLayout } from '../../../platform/browser/use-layout';
import { useCell } from '../../../platform/client/use-cell';
import { useHotkey } from '../../../platform/hotkeys/use-hotkey';
import { DraftsProvider, useDrafts } from '../drafts-provider';
import { OverPageForm } from './over-page-form';
import { ShrunkForm } from './shrunk-form';

/** The one form over the page, whichever draft it writes. It can be put aside small and taken up again. */
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
  // A wide page has the form in its sidebar.
  const isNarrow = useLayout() === 'narrow';
  useHotkey('compose', () => drafts.openOver({ kind: 'new' }), { enabled: isNarrow });
  if (over === null) return null;
  const { context, small } = over;
  if (small) return <ShrunkForm context={context} />;
  return <OverPageForm key={contextKey(context)} context={context} />;
}
