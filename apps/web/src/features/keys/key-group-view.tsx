import type { KeyChoices, KeyGroup } from '@linnet/domain/keys';
import { useId } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { KeyEditor } from './key-editor';
import { KeyCaps } from './key-caps';
import styles from './keys.module.css';
import type { ShownKey } from './use-shown-keys';

interface KeyGroupViewProps {
  readonly group: KeyGroup;
  readonly entries: readonly ShownKey[];
  /** The hotkeys can be changed. */
  readonly edits: boolean;
  readonly choices: KeyChoices;
  readonly onChoose: (choices: KeyChoices) => void;
}

/** One group of hotkeys. */
export function KeyGroupView({ group, entries, edits, choices, onChoose }: KeyGroupViewProps) {
  const text = useText();
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.groupTitle}>
        {text(`keys.group.${group}`)}
      </h3>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.row}>
            <span className={styles.label}>{text(`keys.${entry.id}`)}</span>
            {edits ? (
              <KeyEditor entry={entry} choices={choices} onChoose={onChoose} />
            ) : (
              <KeyCaps entry={entry} choices={choices} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
