import Check from 'lucide-react/icons/check';
import { memo, useCallback, useEffect, useRef } from 'react';
import { Icon } from '../../../ui/icon/icon';
import { pictureAddress } from '../emoji/emoji-addresses';
import styles from '../emoji/emoji.module.css';

interface EmojiTilesProps {
  readonly pack: string;
  readonly files: readonly (readonly [shortcode: string, file: string])[];
  /** The selected shortcodes; null outside of selecting, when a click opens an emoji. */
  readonly selected: ReadonlySet<string> | null;
  readonly onSelect: (shortcode: string) => void;
}

/**
 * A grid of emoji. A pack can have hundreds: the tiles are memoised and get a stable handler, so that a click renders
 * only one of them.
 */
export function EmojiTiles({ pack, files, selected, onSelect }: EmojiTilesProps) {
  const latest = useRef(onSelect);
  useEffect(() => {
    latest.current = onSelect;
  }, [onSelect]);
  const handleSelect = useCallback((shortcode: string) => latest.current(shortcode), []);
  return (
    <ul className={styles.tiles}>
      {files.map(([shortcode, file]) => (
        <EmojiTile
          key={shortcode}
          pack={pack}
          shortcode={shortcode}
          file={file}
          isSelected={selected?.has(shortcode) ?? null}
          onSelect={handleSelect}
        />
      ))}
    </ul>
  );
}

interface EmojiTileProps {
  readonly pack: string;
  readonly shortcode: string;
  readonly file: string;
  /** Null outside of selecting. */
  readonly isSelected: boolean | null;
  readonly onSelect: (shortcode: string) => void;
}

const EmojiTile = memo(function EmojiTile({ pack, shortcode, file, isSelected, onSelect }: EmojiTileProps) {
  return (
    <li className={styles.tile}>
      <button
        type="button"
        className={styles.tileButton}
        title={`:${shortcode}:`}
        aria-pressed={isSelected ?? undefined}
        onClick={() => onSelect(shortcode)}
      >
        <img
          src={pictureAddress(pack, file)}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          decoding="async"
          draggable={false}
        />
        <bdi>:{shortcode}:</bdi>
        {isSelected === true && (
          <span className={styles.mark}>
            <Icon of={Check} size="small" />
          </span>
        )}
      </button>
    </li>
  );
});
