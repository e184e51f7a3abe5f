import type { ErrorReason } from '@linnet/api';
import { type BulkOutcome, leftOf } from '@linnet/domain/staff';
import { errorMessage } from '../../../blocks/error/use-error-text';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Note } from '../../../ui/note/note';
import styles from './parts-kit.module.css';
import { useSomeNames } from './use-some-names';

interface BulkNoteProps<Thing> {
  readonly outcome: BulkOutcome<Thing>;
  readonly nameOf: (thing: Thing) => string;
  /** Words for an error of these things; the general ones by default. */
  readonly whyOf?: (reason: ErrorReason) => string;
  /** Tries again what failed and what was not tried. */
  readonly onRetry?: () => void;
  readonly onDismiss?: () => void;
}

/** More names than a question shows: these are what is left to do. */
const MAX_NAMES = 20;

/** The outcome of a step for several things: for how many it is done, what failed and why, and what is left. */
export function BulkNote<Thing>({ outcome, nameOf, whyOf, onRetry, onDismiss }: BulkNoteProps<Thing>) {
  const text = useText();
  const someNames = useSomeNames();
  const anyWhy = (reason: ErrorReason): string => {
    const { id, values } = errorMessage(reason);
    return text(id, values);
  };
  const { done, already, changed, failures, untried } = outcome;
  const names = (things: readonly Thing[]) => someNames(things.map(nameOf), MAX_NAMES);
  const unsure = failures.filter(({ isUnsure }) => isUnsure).map(({ thing }) => thing);
  const left = leftOf(outcome).length;
  return (
    <Note tone={changed.length + left === 0 ? 'success' : 'error'} onDismiss={onDismiss}>
      <p>{text('administration.bulk_done', { count: done.length })}</p>
      {already.length > 0 && <p>{text('administration.bulk_already', { count: already.length })}</p>}
      {changed.length > 0 && <p>{text('administration.bulk_changed', { names: names(changed) })}</p>}
      {failures.length > 0 && <p>{text('administration.bulk_failed', { count: failures.length })}</p>}
      <ul className={styles.failures}>
        {failures.map(({ thing, reason }, index) => (
          <li key={`${index} ${nameOf(thing)}`}>
            <b>
              <bdi>{nameOf(thing)}</bdi>
            </b>{' '}
            {(whyOf ?? anyWhy)(reason)}
          </li>
        ))}
      </ul>
      {unsure.length > 0 && <p>{text('administration.bulk_unknown', { names: names(unsure) })}</p>}
      {untried.length > 0 && (
        <p>{text('administration.bulk_untried', { count: untried.length, names: names(untried) })}</p>
      )}
      {onRetry !== undefined && left > 0 && (
        <p>
          <Button small onClick={onRetry}>
            {text('general.retry')}
          </Button>
        </p>
      )}
    </Note>
  );
}
