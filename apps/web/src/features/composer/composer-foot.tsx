import type { RefObject } from 'react';
import { AttachTool } from './attachments/attach-tool';
import styles from './composer-foot.module.css';
import { EmojiTool } from '../../blocks/emoji-tool/emoji-tool';
import { IdleScope } from './idle-scope';
import { ExtraTools } from './options/extra-tools';
import type { Extras } from './options/use-extras';
import { SendButton } from './send-button';
import { StickerTool } from './stickers/sticker-tool';
import type { TextField } from '../../blocks/text-suggestions/text-field';
import { TextCounter } from './text-counter';
import type { Composer } from './use-composer';
import { useMoreWays } from './use-more-ways';

interface ComposerFootProps {
  readonly composer: Composer;
  /** The form is collapsed: nobody writes yet. */
  readonly small: boolean;
  /** Shows and hides the subject field; null where that is always visible. */
  readonly subject: { readonly shown: boolean; readonly onToggle: () => void } | null;
  readonly isUploading: boolean;
  readonly extras: Extras;
  readonly fields: readonly RefObject<TextField | null>[];
  /** The emoji picker. The post cannot be sent while it is open. */
  readonly picking: { readonly open: boolean; readonly onChange: (open: boolean) => void };
  readonly onFiles: (files: readonly File[]) => void;
  /** Moves the focus to the text. */
  readonly onOpen: () => void;
}

/** The row under the text: tools, character counter and send button. */
export function ComposerFoot({ composer, small, subject, onOpen, ...props }: ComposerFootProps) {
  const { isUploading, extras, fields, picking, onFiles } = props;
  const { content, isPosting, sent, isTooLong, left, limit } = composer;
  const more = useMoreWays(composer, { subject, extras });
  return (
    <div className={styles.foot}>
      {small ? (
        <IdleScope scope={content.scope} onOpen={onOpen} />
      ) : (
        <div className={styles.tools}>
          <AttachTool disabled={isPosting} onFiles={onFiles} />
          <EmojiTool
            fields={fields}
            disabled={isPosting}
            open={picking.open}
            onOpenChange={picking.onChange}
          />
          <StickerTool disabled={isPosting} onPick={(sticker) => onFiles([sticker])} />
          <ExtraTools composer={composer} extras={extras} />
        </div>
      )}
      <div className={styles.end}>
        {!small && limit > 0 && <TextCounter left={left} />}
        <SendButton
          composer={composer}
          disabled={small ? sent === null : isTooLong || isUploading}
          more={small ? null : more}
        />
      </div>
    </div>
  );
}
