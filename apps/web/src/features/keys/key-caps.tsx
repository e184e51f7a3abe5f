import { type KeyChoices, keysInForce } from '@linnet/domain/keys';
import { Fragment } from 'react';
import { keyWords } from '../../platform/hotkeys/key-words';
import { useText } from '../../platform/i18n/use-text';
import styles from './keys.module.css';
import type { ShownKey } from './use-shown-keys';

interface KeyCapsProps {
  readonly entry: ShownKey;
  readonly choices: KeyChoices;
}

/** The keys of a hotkey, as they are labelled on the keyboard. */
export function KeyCaps({ entry, choices }: KeyCapsProps) {
  const text = useText();
  const key = keysInForce(choices).get(entry.id) ?? null;
  if (key === null) return <span className={styles.none}>{text('keys.none')}</span>;
  return (
    <span className={styles.caps}>
      {[key, ...(entry.also ?? [])].map((one, place) => (
        <Fragment key={one}>
          {place > 0 && <span className={styles.or}>{text('keys.or')}</span>}
          {keyWords(one).map((cap, at) => (
            // A sequence may have the same key twice.
            <kbd key={`${cap} ${at}`}>{cap}</kbd>
          ))}
        </Fragment>
      ))}
    </span>
  );
}
