import { contextKey } from '@linnet/domain/drafts';
import { useCell } from '../../../platform/client/use-cell';
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
  if (over === null) return null;
  const { context, small } = over;
  if (small) return <ShrunkForm context={context} />;
  return <OverPageForm key={contextKey(context)} context={context} />;
}
