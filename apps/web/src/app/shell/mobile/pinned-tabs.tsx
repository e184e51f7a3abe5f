import { useState } from 'react';
import type { OfferedEntry } from '../../../blocks/navigation/navigation-entry';
import { useElementSize } from '../../../platform/browser/use-element-size';
import { useText } from '../../../platform/i18n/use-text';
import { PinLink } from '../navigation/pinned-strip';
import styles from './mobile-bar.module.css';

/** Pixels: width of a tab, and gap between two. */
const TAB = 44;
const GAP = 4;

/** The pinned entries in the bar of a narrow page: as many as fit. */
export function PinnedTabs({ pins }: { readonly pins: readonly OfferedEntry[] }) {
  const text = useText();
  const [tabs, setTabs] = useState<HTMLElement | null>(null);
  const { width } = useElementSize(tabs);
  const room = Math.floor((width + GAP) / (TAB + GAP));
  return (
    <nav ref={setTabs} className={styles.tabs} aria-label={text('nav.pinned')}>
      {pins.slice(0, room).map((entry) => (
        <PinLink key={entry.id} entry={entry} size="phone" />
      ))}
    </nav>
  );
}
