import { archiveContents, type ShortcodeProblem, type TakenShortcodes } from '@linnet/domain/emoji-packs';
import FileArchive from 'lucide-react/icons/file-archive';
import Globe from 'lucide-react/icons/globe';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import { TextField } from '../../../ui/field/text-field';
import { Icon } from '../../../ui/icon/icon';
import { IconButton } from '../../../ui/icon-button/icon-button';
import styles from '../emoji/emoji.module.css';
import { isArchiveRow, type NewRow, sourceName } from './new-emoji';
import { shortcodeList } from './pack-head';
import { useShortcodeWords } from './use-shortcode-words';

interface NewEmojiRowProps {
  readonly row: NewRow;
  readonly taken: TakenShortcodes;
  readonly problem: ShortcodeProblem | null;
  readonly isDisabled: boolean;
  readonly onShortcode: (shortcode: string) => void;
  readonly onRemove: () => void;
}

/** A file or address that is about to be added, with the shortcode that it gets. */
export function NewEmojiRow({ row, taken, problem, isDisabled, onShortcode, onRemove }: NewEmojiRowProps) {
  const text = useText();
  const wordsOf = useShortcodeWords();
  const name = sourceName(row);
  return (
    <li className={styles.newRow}>
      <SourcePicture row={row} />
      <div className={styles.newWords}>
        {isArchiveRow(row) ? (
          <ArchiveWords row={row} taken={taken} />
        ) : (
          <TextField
            label={text('emoji_packs.shortcode_of', { name })}
            {...wordsOf(row.shortcode, problem)}
            value={row.shortcode}
            disabled={isDisabled}
            onChange={(value) => onShortcode(value.trim())}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </div>
      <IconButton
        icon={X}
        name={text('emoji_packs.leave_out', { name })}
        disabled={isDisabled}
        onClick={onRemove}
      />
    </li>
  );
}

/** A preview of a picture on the device. Pictures at an address are not loaded: they have an icon. */
function SourcePicture({ row }: { readonly row: NewRow }) {
  const { source } = row;
  const isPicture = typeof source !== 'string' && !isArchiveRow(row);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const shown = image.current;
    if (shown === null || typeof source === 'string') return undefined;
    shown.src = URL.createObjectURL(source);
    return () => URL.revokeObjectURL(shown.src);
  }, [source]);
  return (
    <span className={styles.sourcePicture} aria-hidden>
      {isPicture && <img ref={image} alt="" />}
      {!isPicture && <Icon of={typeof source === 'string' ? Globe : FileArchive} />}
    </span>
  );
}

function ArchiveWords({ row, taken }: Pick<NewEmojiRowProps, 'row' | 'taken'>) {
  const text = useText();
  const { contents } = row;
  const name = sourceName(row);
  if (contents === 'unreadable')
    return <p role="alert">{text('emoji_packs.archive_unreadable', { name })}</p>;
  if (contents === null) return <p>{text('emoji_packs.archive', { name })}</p>;
  const { added, leftOut, unusual } = archiveContents(contents, taken);
  return (
    <>
      <p>{text('emoji_packs.archive_count', { name, count: added.length })}</p>
      {leftOut.length > 0 && (
        <p className={styles.faint}>
          {text('emoji_packs.archive_left_out', { count: leftOut.length })} {shortcodeList(leftOut)}
        </p>
      )}
      {unusual.length > 0 && (
        <p className={styles.faint}>
          {text('emoji_packs.archive_unusual', { count: unusual.length })} {shortcodeList(unusual)}
        </p>
      )}
    </>
  );
}
