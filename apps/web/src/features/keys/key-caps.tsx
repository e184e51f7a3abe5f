import {
  type KeyChoices,
  type KeyEntry,
  type KeyGroup,
  type KeyId,
  keyList,
  activeKeys,
} from '@linnet/domain/keys';
import { Fragment, useMemo } from 'react';
import { entryOfKey, goToKeys } from '../../blocks/keys/page-keys-host';
import { useNavigationItems } from '../../blocks/navigation/use-navigation-items';
import { useSession } from '../../platform/client/client-provider';
import { keyLabels } from '../../platform/hotkeys/key-labels';
import { useText } from '../../platform/i18n/use-text';
import styles from './keys.module.css';

export interface ShownKey extends KeyEntry {
  readonly id: KeyId;
}

interface ShownGroup {
  readonly group: KeyGroup;
  readonly entries: readonly ShownKey[];
}

/** The groups in the order in which they are shown. */
const groupOrder: readonly KeyGroup[] = ['reading', 'page', 'going', 'status'];

/** The hotkeys of the viewer, by group: without those for signed-in people, and for pages that the server doesn't have. */
export function useShownKeys(): readonly ShownGroup[] {
  const isVisitor = useSession().state === 'visitor';
  const pages = useNavigationItems();
  return useMemo(() => {
    const all: readonly ShownKey[] = keyList;
    const withoutPage = new Set(
      goToKeys.flatMap((one) => (entryOfKey(one, pages) === undefined ? one.key : [])),
    );
    const offered = all.filter(
      ({ id, signedIn }) => (signedIn !== true || !isVisitor) && !withoutPage.has(id),
    );
    return groupOrder.map((group) => ({ group, entries: offered.filter((entry) => entry.group === group) }));
  }, [isVisitor, pages]);
}

interface KeyCapsProps {
  readonly entry: ShownKey;
  readonly choices: KeyChoices;
}

/** The keys of a hotkey, as they are labelled on the keyboard. */
export function KeyCaps({ entry, choices }: KeyCapsProps) {
  const text = useText();
  const key = activeKeys(choices).get(entry.id) ?? null;
  if (key === null) return <span className={styles.none}>{text('keys.none')}</span>;
  return (
    <span className={styles.keys}>
      {[key, ...(entry.also ?? [])].map((one, index) => (
        <Fragment key={one}>
          {index > 0 && <span className={styles.or}>{text('keys.or')}</span>}
          {keyLabels(one, text).map((cap, at) => (
            // A sequence may have the same key twice.
            <kbd key={`${cap} ${at}`}>{cap}</kbd>
          ))}
        </Fragment>
      ))}
    </span>
  );
}
