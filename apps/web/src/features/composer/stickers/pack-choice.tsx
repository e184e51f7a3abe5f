import { useId } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import type { StickerPackFiles } from './sticker-pack-files';
import styles from './stickers.module.css';

interface PackChoiceProps {
  readonly packs: readonly StickerPackFiles[];
  readonly shown: StickerPackFiles;
  readonly onChoose: (id: string) => void;
}

/** Chooses the sticker pack that is shown. */
export function PackChoice({ packs, shown, onChoose }: PackChoiceProps) {
  const text = useText();
  const group = useId();
  return (
    <div role="radiogroup" aria-label={text('stickers.packs')} className={styles.packs}>
      {packs.map(({ id, title, icon }) => (
        <label key={id} className={styles.pack} title={title}>
          <input
            type="radio"
            name={group}
            checked={id === shown.id}
            aria-label={title}
            onChange={() => onChoose(id)}
          />
          <img src={icon} alt="" loading="lazy" draggable={false} />
        </label>
      ))}
    </div>
  );
}
