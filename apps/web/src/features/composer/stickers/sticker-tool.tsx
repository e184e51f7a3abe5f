import Sticker from 'lucide-react/icons/sticker';
import { useRef, useState } from 'react';
import { useLazyPart } from '../../../platform/chunks/lazy-part';
import { useClient } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { IconButton } from '../../../ui/icon-button/icon-button';
import { ToolSurface } from '../../../blocks/tool-surface/tool-surface';
import { StickerPlaceholder, stickerFoldersOf } from './sticker-packs';
import { lazyScreen } from '../../../ui/lazy/lazy-screen';

/** The sticker panel, a chunk that is loaded when it is first opened. */
const LazyStickerPanel = lazyScreen(
  () => import('./sticker-panel').then(({ StickerPanel }) => StickerPanel),
  { placeholder: StickerPlaceholder },
);

interface StickerToolProps {
  readonly disabled: boolean;
  /** Called with the image, which is then uploaded like any other file. */
  readonly onPick: (sticker: File) => void;
}

/** Opens the sticker panel. Renders nothing if the server has no stickers. */
export function StickerTool({ disabled, onPick }: StickerToolProps) {
  const text = useText();
  const folders = useLazyPart(stickerFoldersOf(useClient()), 'later');
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const label = text('stickers.add_sticker');
  if (folders.state !== 'ready' || folders.part.length === 0) return null;

  function handlePick(sticker: File) {
    setOpen(false);
    button.current?.focus();
    onPick(sticker);
  }

  return (
    <>
      <IconButton
        ref={button}
        icon={Sticker}
        name={label}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <ToolSurface label={label} anchorRef={button} onClose={() => setOpen(false)}>
          <LazyStickerPanel onPick={handlePick} />
        </ToolSurface>
      )}
    </>
  );
}
