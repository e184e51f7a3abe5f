import { charactersLeft, type DraftPart } from '@linnet/domain/drafts';
import X from 'lucide-react/icons/x';
import { useLayoutEffect, useRef } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import { IconButton } from '../../../ui/icon-button/icon-button';
import { AttachTool } from '../attachments/attach-tool';
import { Attachments } from '../attachments/attachments';
import { useDraftFiles } from '../attachments/use-draft-files';
import { EmojiTool } from '../../../blocks/emoji-tool/emoji-tool';
import { Suggestions } from '../../../blocks/text-suggestions/suggestions';
import { TextCounter } from '../text-counter';
import type { Composer } from '../use-composer';
import { useOwnHeight } from '../use-own-height';
import { useTypedText } from '../use-typed-text';
import fieldStyles from '../composer-field.module.css';
import styles from './following-post.module.css';

interface FollowingPostProps {
  readonly part: DraftPart;
  /** Its position in the thread, counted from 1. */
  readonly number: number;
  readonly composer: Composer;
  /** Its emoji picker. The thread cannot be sent while it is open. */
  readonly picking: { readonly open: boolean; readonly onChange: (open: boolean) => void };
  readonly onChange: (part: DraftPart) => void;
  readonly onRemove: () => void;
}

const kinds = ['person', 'emoji', 'hashtag'] as const;

/** The fields of one more post of a thread. */
export function FollowingPost({ part, number, composer, picking, ...on }: FollowingPostProps) {
  const { onChange, onRemove } = on;
  const text = useText();
  const textRef = useRef<HTMLTextAreaElement>(null);
  const { context, content, isPosting } = composer;
  const files = useDraftFiles(context, { attached: part.attachments, part: part.id });
  const name = text('post_status.thread_part', { number });
  useTypedText(textRef, part.text);
  useOwnHeight(textRef, part.text);
  // An empty post was just added, so it takes the focus.
  useLayoutEffect(() => {
    if (textRef.current?.value === '') textRef.current.focus();
  }, []);

  return (
    <div className={styles.part} role="group" aria-label={name}>
      <div className={fieldStyles.field}>
        <textarea
          ref={textRef}
          className={fieldStyles.text}
          dir="auto"
          rows={1}
          readOnly={isPosting}
          placeholder={name}
          aria-label={name}
          onChange={(event) => onChange({ ...part, text: event.currentTarget.value })}
        />
        <Suggestions fieldRef={textRef} kinds={kinds} />
      </div>
      <Attachments files={files} isEdit={false} disabled={isPosting} />
      <div className={styles.foot}>
        <div className={styles.tools}>
          <AttachTool disabled={isPosting} onFiles={files.add} />
          <EmojiTool
            fields={[textRef]}
            disabled={isPosting}
            open={picking.open}
            onOpenChange={picking.onChange}
          />
        </div>
        <TextCounter left={charactersLeft({ text: part.text, subject: content.subject }, composer)} />
        <IconButton
          small
          icon={X}
          name={text('post_status.remove_part', { number })}
          disabled={isPosting}
          onClick={onRemove}
        />
      </div>
    </div>
  );
}
