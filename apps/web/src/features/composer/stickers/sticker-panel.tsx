import { useState } from 'react';
import { useLazyPart } from '../../../platform/chunks/use-lazy-part';
import { useClient } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { Note } from '../../../ui/note/note';
import { EmptyState } from '../../../ui/state/empty-state';
import { ErrorState } from '../../../ui/state/error-state';
import { fetchSticker } from './fetch-sticker';
import { PackChoice } from './pack-choice';
import type { Sticker } from './sticker-pack-files';
import { StickerGrid } from './sticker-grid';
import { stickerPacksOf } from './sticker-packs-of';
import { StickerSpace } from './sticker-space';
import styles from './stickers.module.css';

export interface StickerPanelProps {
  readonly onPick: (sticker: File) => void;
}

/** The packs of the server, one at a time. */
export function StickerPanel({ onPick }: StickerPanelProps) {
  const text = useText();
  const packsPart = stickerPacksOf(useClient());
  const packs = useLazyPart(packsPart);
  const [packId, setPackId] = useState<string | null>(null);
  /** The one that is fetched, or could not be. */
  const [picked, setPicked] = useState<{ sticker: Sticker; failed: boolean } | null>(null);

  async function handlePick(sticker: Sticker) {
    if (picked?.failed === false) return;
    setPicked({ sticker, failed: false });
    const file = await fetchSticker(sticker);
    setPicked(file === null ? { sticker, failed: true } : null);
    if (file !== null) onPick(file);
  }

  if (packs.state === 'failed' || packs.state === 'late') {
    return (
      <div className={styles.panel}>
        <ErrorState
          title={text('stickers.failed_title')}
          text={text('stickers.failed_text')}
          onRetry={packsPart.retry}
        />
      </div>
    );
  }
  if (packs.state !== 'ready') return <StickerSpace />;
  const [first] = packs.part;
  const shown = packs.part.find(({ id }) => id === packId) ?? first;
  if (shown === undefined) {
    return (
      <div className={styles.panel}>
        <EmptyState title={text('stickers.none_title')} text={text('stickers.none_text')} />
      </div>
    );
  }
  return (
    <div className={styles.panel}>
      <PackChoice packs={packs.part} shown={shown} onChoose={setPackId} />
      {picked?.failed === true && (
        <Note tone="error">{text('stickers.pick_failed', { name: picked.sticker.name })}</Note>
      )}
      <StickerGrid
        key={shown.id}
        pack={shown}
        busy={picked?.failed === false ? picked.sticker : null}
        onPick={(sticker) => void handlePick(sticker)}
      />
    </div>
  );
}
