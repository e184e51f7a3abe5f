import type { BatchOutcome } from '@linnet/domain/emoji-packs';
import { useList } from '../../../platform/i18n/use-list';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Note } from '../../../ui/note/note';
import styles from './emoji.module.css';
import type { BatchProgress } from './use-batch';
import { usePackErrorText } from './use-pack-error';

interface ProgressLineProps {
  readonly progress: BatchProgress;
  readonly onStop: () => void;
}

/** How far a task for several things is, with a button that stops it. */
export function ProgressLine({ progress: { done, total, isStopping }, onStop }: ProgressLineProps) {
  const text = useText();
  const words = text('emoji_packs.progress', { done, total });
  return (
    <div className={styles.progress}>
      <progress value={done} max={total} aria-label={words} />
      <p role="status">{isStopping ? text('emoji_packs.stopping') : words}</p>
      <Button small disabled={isStopping} onClick={onStop}>
        {text('emoji_packs.stop')}
      </Button>
    </div>
  );
}

interface BatchOutcomeNoteProps<Thing> {
  readonly outcome: BatchOutcome<Thing>;
  readonly nameOf: (thing: Thing) => string;
}

/** What of a task for several things failed and why, and what was not tried. Nothing if all of it succeeded. */
export function BatchOutcomeNote<Thing>({ outcome, nameOf }: BatchOutcomeNoteProps<Thing>) {
  const text = useText();
  const list = useList();
  const errorText = usePackErrorText();
  const { failures, untried } = outcome;
  if (failures.length === 0 && untried.length === 0) return null;
  return (
    <Note tone="error">
      {failures.length > 0 && <p>{text('emoji_packs.failed_count', { count: failures.length })}</p>}
      <ul className={styles.failures}>
        {failures.map(({ thing, reason }) => (
          <li key={nameOf(thing)}>
            <b>
              <bdi>{nameOf(thing)}</bdi>
            </b>{' '}
            {errorText(reason)}
          </li>
        ))}
      </ul>
      {untried.length > 0 && (
        <p>
          {text('emoji_packs.untried', {
            count: untried.length,
            names: list(untried.map(nameOf).slice(0, 20)),
          })}
        </p>
      )}
    </Note>
  );
}
