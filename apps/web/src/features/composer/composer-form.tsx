import type { DraftAttachment, DraftContent, DraftContext, DraftProblem } from '@linnet/domain/drafts';
import { composingSettings } from '@linnet/domain/settings';
import { type KeyboardEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useHotkey } from '../../platform/hotkeys/use-hotkey';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { join } from '../../ui/styles/join';
import { AboutLine } from './about/about-line';
import { QuoteOffer } from './about/quote-offer';
import { QuotedPost } from './about/quoted-post';
import { Attachments } from './attachments/attachments';
import { DropSign } from './attachments/drop-sign';
import { useDescriptionReminder } from './attachments/use-description-reminder';
import { useDraftFiles } from './attachments/use-draft-files';
import { useDropFiles } from './attachments/use-drop-files';
import { ComposerField } from './composer-field';
import { ComposerFoot } from './composer-foot';
import styles from './composer-form.module.css';
import { ComposerHead } from './composer-head';
import { FollowingPosts } from './following/following-posts';
import { ThreadOffer } from './following/thread-offer';
import { LanguageProposal } from './language/language-proposal';
import { ExtraParts } from './options/extra-parts';
import { SensitiveOption } from './options/sensitive-option';
import { useExtras } from './options/use-extras';
import { ScopeNote } from './scope-note';
import { useComposer } from './use-composer';
import { useFocusInside } from './use-focus-inside';
import { useMovedFocus } from './use-moved-focus';
import type { Scope, StatusId, FailureReason } from '@linnet/api';
import { useStatusView } from '../../platform/client/use-status-view';
import { draftSlot } from '@linnet/domain/uploads';
import { useDrafts } from './drafts-provider';
import { useSession } from '../../platform/client/use-session';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { Note } from '../../ui/note/note';
import { draftFailure } from './draft-failure';

interface ComposerFormProps {
  readonly context: DraftContext;
  /** `panel`: in the sidebar, one line until somebody writes. `inline`: inside a card. `over`: over the page. */
  readonly variant: 'panel' | 'inline' | 'over';
  /** Accessible name of the form. */
  readonly label: string;
  readonly placeholder: string;
  /** Called when the post was published or is in the outbox. */
  readonly onSent?: () => void;
  /** Called by the close button, which is shown only with it. */
  readonly onClose?: () => void;
}

/** The attachments of all posts of a thread. */
function filesOfAll({ attachments, following }: DraftContent): readonly DraftAttachment[] {
  return [attachments, ...following.map((part) => part.attachments)].flat();
}

/** The form of one draft. Every letter is put into the draft at once, which survives a reload. */
export function ComposerForm({ context, variant, label, placeholder, onSent, onClose }: ComposerFormProps) {
  const [picker, setPicker] = useState<string | null>(null);
  const reminder = useDescriptionReminder();
  const composer = useComposer(context, {
    onSent,
    isHeldBack: (whole) => picker !== null || reminder.holdsBack(filesOfAll(whole)),
  });
  const { content, phase, isPosting, isEdit, isEmpty, send } = composer;
  const parentScope = useParentScope(content.inReplyToId);
  const files = useDraftFiles(context, { attached: content.attachments, part: null });
  const isUploading = useUploading(context);
  const extras = useExtras(composer);
  const subjectAlways = useListedSetting('alwaysShowSubjectInput', composingSettings.alwaysShowSubjectInput);
  const [subjectWanted, setSubjectWanted] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const textRef = useRef<HTMLTextAreaElement>(null);
  const subjectRef = useRef<HTMLInputElement>(null);
  const { isInside, ...focus } = useFocusInside();
  useMovedFocus(formRef, variant === 'panel');
  useHotkey('compose', () => textRef.current?.focus(), { enabled: variant === 'panel' });
  const drop = useDropFiles(formRef, { disabled: isPosting, onFiles: files.add });

  const hasFiles = files.uploads.length > 0;
  const isSmall = variant === 'panel' && !isInside && isEmpty && !hasFiles && phase.state === 'idle';
  const subjectStays = subjectAlways.value || content.subject !== '';

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.defaultPrevented) return;
    const sends = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    const closes = event.key === 'Escape' && onClose !== undefined && !isPosting;
    if (sends) void send();
    if (closes) onClose();
    if (sends || closes) event.preventDefault();
    // Otherwise a handler further up would take the same key press for its own.
    if (closes) event.stopPropagation();
  }

  return (
    <div className={styles.place} {...focus}>
      <form
        ref={formRef}
        className={join(styles.form, styles[variant])}
        aria-label={label}
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={handleKeyDown}
      >
        {!isSmall && <ComposerHead composer={composer} parentScope={parentScope} onClose={onClose} />}
        <AboutLine composer={composer} isInside={variant === 'inline'} />
        <ComposerField
          content={content}
          placeholder={placeholder}
          showsSubject={!isSmall && (subjectStays || subjectWanted)}
          small={isSmall}
          readOnly={isPosting}
          textRef={textRef}
          subjectRef={subjectRef}
          onChange={composer.change}
          onFiles={files.add}
        />
        <Attachments files={files} isEdit={isEdit} disabled={isPosting} />
        <QuoteOffer composer={composer} fieldRef={textRef} />
        <QuotedPost composer={composer} />
        <ThreadOffer composer={composer} fieldRef={textRef} />
        <FollowingPosts composer={composer} picker={picker} onPicker={setPicker} />
        {!isSmall && <SensitiveOption composer={composer} open={extras.options} />}
        {!isSmall && <ExtraParts composer={composer} extras={extras} />}
        {!isSmall && <LanguageProposal composer={composer} fieldRef={textRef} />}
        {!isSmall && <ScopeNote composer={composer} />}
        {phase.state === 'failed' && <DraftError why={phase.why} onDismiss={composer.dismissFailure} />}
        <ComposerFoot
          composer={composer}
          small={isSmall}
          subject={
            subjectStays ? null : { shown: subjectWanted, onToggle: () => setSubjectWanted(!subjectWanted) }
          }
          isUploading={isUploading}
          extras={extras}
          fields={[textRef, subjectRef]}
          picking={{ open: picker === 'first', onChange: (open) => setPicker(open ? 'first' : null) }}
          onFiles={files.add}
          onOpen={() => textRef.current?.focus()}
        />
        <DropSign state={drop} />
      </form>
      {reminder.dialog(() => void send())}
    </div>
  );
}

/** Scope of the status that is replied to; null if there is none or it is not known. */
function useParentScope(id: StatusId | null): Scope | null {
  return useStatusView(id ?? ('' as StatusId))?.status.scope ?? null;
}

/** Whether an attachment of any post of this draft is still uploading. */
function useUploading(context: DraftContext): boolean {
  const { uploads } = useDrafts();
  const slot = draftSlot(context);
  return useSyncExternalStore(uploads.subscribe, () => uploads.isUploading(slot));
}

interface DraftErrorProps {
  readonly why: DraftProblem | FailureReason;
  readonly onDismiss: () => void;
}

/** Why the draft could not be sent. */
function DraftError({ why, onDismiss }: DraftErrorProps) {
  const text = useText();
  const expired = useSession().state === 'expired';
  const { frame, id, values } = draftFailure({ why, expired });
  return (
    <Note tone="error" onDismiss={onDismiss}>
      <Text id={frame} values={{ words: text(id, values), b: (parts) => <b>{parts}</b> }} />
    </Note>
  );
}
