import type { Sticker, StickerPackFiles } from './sticker-pack-files';
import styles from './stickers.module.css';

interface StickerGridProps {
  readonly pack: StickerPackFiles;
  /** The sticker that is being fetched. */
  readonly busy: Sticker | null;
  readonly onPick: (sticker: Sticker) => void;
}

/** The stickers of a pack, each a button. */
export function StickerGrid({ pack, busy, onPick }: StickerGridProps) {
  return (
    <ul className={styles.grid} aria-label={pack.title}>
      {pack.stickers.map((sticker, place) => (
        <li key={place}>
          <button
            type="button"
            className={styles.sticker}
            aria-label={sticker.name}
            aria-busy={sticker === busy}
            title={sticker.name}
            onClick={() => onPick(sticker)}
          >
            <img src={sticker.address} alt="" loading="lazy" decoding="async" draggable={false} />
          </button>
        </li>
      ))}
    </ul>
  );
}
