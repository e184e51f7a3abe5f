import { type DraftPart, charactersLeft, isTooLong, splitThread } from '@linnet/domain/drafts';
import X from 'lucide-react/icons/x';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type EmojiPickerState, EmojiTool } from '../../../blocks/emoji-tool/emoji-tool';
import { Suggestions } from '../../../blocks/text-suggestions/suggestions';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { IconButton } from '../../../ui/icon-button/icon-button';
import { Note } from '../../../ui/note/note';
import { Attachments } from '../attachments/attachments';
import { AttachTool, useDraftFiles } from '../attachments/draft-files';
import { useAutoHeight, useFieldText } from '../../../blocks/text-suggestions/use-field-text';
import { TextCounter } from '../../../blocks/text-suggestions/text-counter';
import fieldStyles from '../composer-field.module.css';
import type { Composer } from '../use-composer';
import styles from './following-posts.module.css';

interface FollowingPostProps {
  readonly part: DraftPart;
  /** Its position in the thread, counted from 1. */
  readonly number: number;
  readonly composer: Composer;
  /** Its emoji picker. The thread cannot be sent while it is open. */
  readonly picking: EmojiPickerState;
  readonly onChange: (part: DraftPart) => void;
  readonly onRemove: () => void;
}

const kinds = ['person', 'emoji', 'hashtag'] as const;

/** The fields of one more post of a thread. */
function FollowingPost({ part, number, composer, picking, ...on }: FollowingPostProps) {
  const { onChange, onRemove } = on;
  const text = useText();
  const textRef = useRef<HTMLTextAreaElement>(null);
  const { context, content, isPosting } = composer;
  const files = useDraftFiles(context, { attached: part.attachments, part: part.id });
  const name = text('post_status.thread_part', { number });
  useFieldText(textRef, part.text);
  useAutoHeight(textRef, part.text);
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
          <EmojiTool fields={[textRef]} disabled={isPosting} {...picking} />
        </div>
        <TextCounter remaining={charactersLeft({ text: part.text, subject: content.subject }, composer)} />
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

interface FollowingPostsProps {
  readonly composer: Composer;
  /** Id of the post whose emoji picker is open. */
  readonly picker: string | null;
  readonly onPicker: (id: string | null) => void;
}

/** The posts of a thread after the first one. Each replies to the one before; they are sent in this order. */
export function FollowingPosts({ composer, picker, onPicker }: FollowingPostsProps) {
  const { content, change } = composer;
  const { following } = content;

  function handleChange(part: DraftPart) {
    change({ following: following.map((other) => (other.id === part.id ? part : other)) });
  }

  return following.map((part, index) => (
    <FollowingPost
      key={part.id}
      part={part}
      number={index + 2}
      composer={composer}
      picking={{ open: picker === part.id, onOpenChange: (open) => onPicker(open ? part.id : null) }}
      onChange={handleChange}
      onRemove={() => change({ following: following.filter(({ id }) => id !== part.id) })}
    />
  ));
}

interface ThreadOfferProps {
  readonly composer: Composer;
  /** Gets the focus after the offer was accepted. */
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
}

/** Offers to split a text that is longer than the server allows into a thread. */
export function ThreadOffer({ composer, fieldRef }: ThreadOfferProps) {
  const text = useText();
  const { content, isEdit, isPosting, change } = composer;
  // A scheduled post cannot start a thread: it has no id that the next post could reply to.
  if (isEdit || content.scheduledAt !== null || !isTooLong(content, composer)) return null;

  function handleSplit() {
    change(splitThread(content, composer));
    fieldRef.current?.focus();
  }

  return (
    <Note tone="info">
      {text('post_status.thread_offer')}{' '}
      <Button small disabled={isPosting} onClick={handleSplit}>
        {text('post_status.make_thread')}
      </Button>
    </Note>
  );
}
