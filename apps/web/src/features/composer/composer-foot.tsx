import type { DraftPart } from '@linnet/domain/drafts';
import Heading from 'lucide-react/icons/heading';
import ListPlus from 'lucide-react/icons/list-plus';
import Save from 'lucide-react/icons/save';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { RefObject } from 'react';
import { type EmojiPickerState, EmojiTool } from '../../blocks/emoji-tool/emoji-tool';
import { scopeFacts } from '../../blocks/status/scope-icon';
import type { TextField } from '../../blocks/text-suggestions/text-field';
import { TextCounter } from '../../blocks/text-suggestions/text-counter';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import type { MenuItem } from '../../ui/menu/menu-item';
import { AttachTool } from './attachments/draft-files';
import styles from './composer-foot.module.css';
import { useDrafts } from './drafts/drafts-provider';
import { SectionTools, type FormSections } from './options/form-sections';
import { SendButton } from './send-button';
import { StickerTool } from './stickers/sticker-tool';
import type { Composer } from './use-composer';

/** The menu beside the send button: actions on the draft other than sending. */
function useMoreItems({ composer, subject, sections }: ComposerFootProps): readonly MenuItem[] {
  const text = useText();
  const drafts = useDrafts();
  const { context, content, touched, isEdit, change } = composer;
  const items: MenuItem[] = [
    {
      kind: 'action',
      id: 'options',
      icon: SlidersHorizontal,
      label: text(sections.options ? 'post_options.hide' : 'post_options.show'),
      onSelect: () => sections.toggle('options'),
    },
    {
      kind: 'action',
      id: 'thread',
      icon: ListPlus,
      label: text('post_status.add_part'),
      // A scheduled post cannot start a thread: it has no id that the next post could reply to.
      disabled: isEdit || content.scheduledAt !== null,
      onSelect: () => change({ following: [...content.following, emptyPart(content.following)] }),
    },
    {
      kind: 'action',
      id: 'save',
      icon: Save,
      label: text('post_status.save_draft'),
      disabled: !touched || isEdit,
      onSelect: () => drafts.saveAsDraft(context),
    },
  ];
  if (subject === null) return items;
  const label = text(subject.shown ? 'post_status.hide_subject' : 'post_status.add_subject');
  return [{ kind: 'action', id: 'subject', icon: Heading, label, onSelect: subject.onToggle }, ...items];
}

/** An empty post at the end of the thread. */
function emptyPart(following: readonly DraftPart[]): DraftPart {
  const used = new Set(following.map(({ id }) => id));
  let number = following.length + 2;
  while (used.has(String(number))) number += 1;
  return { id: String(number), text: '', attachments: [] };
}

interface ComposerFootProps {
  readonly composer: Composer;
  /** The form is collapsed: nobody writes yet. */
  readonly small: boolean;
  /** Shows and hides the subject field; null where that is always visible. */
  readonly subject: { readonly shown: boolean; readonly onToggle: () => void } | null;
  readonly isUploading: boolean;
  readonly sections: FormSections;
  readonly fields: readonly RefObject<TextField | null>[];
  /** The emoji picker. The post cannot be sent while it is open. */
  readonly picking: EmojiPickerState;
  readonly onFiles: (files: readonly File[]) => void;
  /** Moves the focus to the text. */
  readonly onOpen: () => void;
}

/** The row under the text: tools, character counter and send button. */
export function ComposerFoot(props: ComposerFootProps) {
  const { composer, small, isUploading, sections, fields, picking, onFiles, onOpen } = props;
  const { content, isPosting, sent, isTooLong, remaining, limit } = composer;
  const text = useText();
  const scope = scopeFacts[content.scope];
  const more = useMoreItems(props);
  return (
    <div className={styles.foot}>
      {small ? (
        // The scope of the next post; opens the form to change it.
        <Button
          variant="quiet"
          small
          title={text('post_status.scope_choice')}
          icon={<Icon of={scope.icon} size="small" />}
          onClick={onOpen}
        >
          {text(scope.label)}
        </Button>
      ) : (
        <div className={styles.tools}>
          <AttachTool disabled={isPosting} onFiles={onFiles} />
          <EmojiTool fields={fields} disabled={isPosting} {...picking} />
          <StickerTool disabled={isPosting} onPick={(sticker) => onFiles([sticker])} />
          <SectionTools composer={composer} sections={sections} />
        </div>
      )}
      <div className={styles.end}>
        {!small && limit > 0 && <TextCounter remaining={remaining} />}
        <SendButton
          composer={composer}
          disabled={small ? sent === null : isTooLong || isUploading}
          more={small ? null : more}
        />
      </div>
    </div>
  );
}
