import type { BulkOutcome } from '@linnet/domain/staff';
import { useErrorText } from '../../../blocks/error/use-error-text';
import { useList } from '../../../platform/i18n/use-list';
import { useText } from '../../../platform/i18n/use-text';
import { Note } from '../../../ui/note/note';

interface BulkNoteProps<Thing> {
  readonly outcome: BulkOutcome<Thing>;
  readonly nameOf: (thing: Thing) => string;
  readonly onDismiss: () => void;
}

/** How a step for several things ended: for how many it is done, and for which it is not, by name. */
export function BulkNote<Thing>({ outcome, nameOf, onDismiss }: BulkNoteProps<Thing>) {
  const text = useText();
  const list = useList();
  const why = useErrorText(outcome.reason);
  const { done, already, changed, failed, unknown } = outcome;
  const names = (things: readonly Thing[]) => list(things.map(nameOf));
  const isWhole = changed.length + failed.length + unknown.length === 0;
  return (
    <Note tone={isWhole ? 'success' : 'error'} onDismiss={onDismiss}>
      <p>{text('administration.bulk_done', { count: done.length })}</p>
      {already.length > 0 && <p>{text('administration.bulk_already', { count: already.length })}</p>}
      {changed.length > 0 && <p>{text('administration.bulk_changed', { names: names(changed) })}</p>}
      {failed.length > 0 && (
        <p>
          {text('administration.bulk_failed', { names: names(failed) })} {why}
        </p>
      )}
      {unknown.length > 0 && (
        <p>
          {text('administration.bulk_unknown', { names: names(unknown) })} {why}
        </p>
      )}
    </Note>
  );
}
