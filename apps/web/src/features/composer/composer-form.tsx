import type { ErrorReason } from '@linnet/api';
import type { DraftAttachment, DraftContent, DraftContext, DraftProblem } from '@linnet/domain/drafts';
import { composingSettings } from '@linnet/domain/settings';
import { draftSlot } from '@linnet/domain/uploads';
import { type KeyboardEvent, useRef, useState, useSyncExternalStore } from 'react';
import { type ErrorMessage, errorMessage } from '../../blocks/error/use-error-text';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useSession } from '../../platform/client/client-provider';
import { useHotkey } from '../../platform/hotkeys/page-keys';
import type { MessageId } from '../../platform/i18n/message-id';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { Check } from '../../ui/check/check';
import { Note } from '../../ui/note/note';
import { join } from '../../ui/styles/join';
import { ReplyOrQuoteChoice, QuotedPost } from './about/reply-or-quote';
import { FollowingPosts, ThreadOffer } from './about/following-posts';
import { QuoteOffer } from './about/quote-offer';
import { Attachments } from './attachments/attachments';
import { useDraftFiles } from './attachments/draft-files';
import { DropOverlay, useDropFiles } from '../../blocks/uploads/drop-files';
import { useDescriptionReminder } from './attachments/use-description-reminder';
import { ComposerField } from './composer-field';
import { useFocusInside, useMovedFocus } from './composer-focus';
import { ComposerFoot } from './composer-foot';
import styles from './composer-form.module.css';
import { ComposerHead } from './composer-head';
import { useDrafts } from './drafts/drafts-provider';
import { LanguageProposal } from './language/language-proposal';
import { OpenSections, useFormSections } from './options/form-sections';
import { useReaderQuestions } from './readers/use-reader-questions';
import { ScopeNote } from './scope-note';
import { type Composer, useComposer } from './use-composer';

interface SensitiveOptionProps {
  readonly composer: Composer;
  /** Shows it even without attachments. */
  readonly open: boolean;
}

/** Marks the attachments of a post as sensitive, which covers them. Shown with the first attachment. */
function SensitiveOption({ composer, open }: SensitiveOptionProps) {
  const text = useText();
  const { content, isPosting, change } = composer;
  const { sensitive, attachments } = content;
  if (!open && !sensitive && attachments.length === 0) return null;
  return (
    <Check checked={sensitive} disabled={isPosting} onChange={(sensitive) => change({ sensitive })}>
      {text('post_status.sensitive')}
    </Check>
  );
}

/** The message of an error. */
interface DraftError extends ErrorMessage {
  /** The message around it, which also says what to do. */
  readonly frame: MessageId;
}

interface DraftErrorOptions extends Pick<DraftErrorNoteProps, 'why'> {
  /** The session has expired. */
  readonly expired: boolean;
}

/** Why a draft could not be sent and what to do, as messages. */
export function draftError({ why, expired }: DraftErrorOptions): DraftError {
  if (typeof why === 'string') return { frame: 'post_status.error', id: why };
  if (expired && why.kind === 'http') return { frame: 'post_status.error', id: 'post_status.signed_out' };
  const message = errorMessage(why);
  if (why.kind === 'offline') return { frame: 'post_status.error_saved', ...message };
  // The post may have been published all the same.
  if (why.kind === 'malformed') return { frame: 'post_status.error_unclear', ...message };
  return { frame: 'post_status.error', ...message };
}

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
function allFilesOf({ attachments, following }: DraftContent): readonly DraftAttachment[] {
  return [attachments, ...following.map((part) => part.attachments)].flat();
}

/** The form of one draft. Every letter is put into the draft at once, which survives a reload. */
export function ComposerForm({ context, variant, label, placeholder, onSent, onClose }: ComposerFormProps) {
  const [picker, setPicker] = useState<string | null>(null);
  const reminder = useDescriptionReminder();
  const questions = useReaderQuestions();
  const composer = useComposer(context, {
    onSent,
    questions,
    mustWait: (whole) => picker !== null || reminder.askIfNeeded(allFilesOf(whole)),
  });
  const { content, phase, isPosting, isEdit, isEmpty, send } = composer;
  const files = useDraftFiles(context, { attached: content.attachments, part: null });
  const isUploading = useUploading(context);
  const sections = useFormSections(composer);
  const subjectAlways = useListedSetting('alwaysShowSubjectInput', composingSettings.alwaysShowSubjectInput);
  const [isSubjectOpen, setSubjectOpen] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const textRef = useRef<HTMLTextAreaElement>(null);
  const subjectRef = useRef<HTMLInputElement>(null);
  const { isInside, ...focus } = useFocusInside();
  useMovedFocus(formRef, variant === 'panel');
  useHotkey('compose', () => textRef.current?.focus(), { enabled: variant === 'panel' });
  const drop = useDropFiles(formRef, { disabled: isPosting, onFiles: files.add });

  const hasFiles = files.uploads.length > 0;
  const isSmall = variant === 'panel' && !isInside && isEmpty && !hasFiles && phase.state === 'idle';
  const isSubjectFixed = subjectAlways.value || content.subject !== '';

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
    <div className={styles.container} {...focus}>
      <form
        ref={formRef}
        className={join(styles.form, styles[variant])}
        aria-label={label}
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={handleKeyDown}
      >
        {!isSmall && <ComposerHead composer={composer} onClose={onClose} />}
        <ReplyOrQuoteChoice composer={composer} isInCard={variant === 'inline'} />
        <ComposerField
          content={content}
          placeholder={placeholder}
          showsSubject={!isSmall && (isSubjectFixed || isSubjectOpen)}
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
        {!isSmall && <SensitiveOption composer={composer} open={sections.options} />}
        {!isSmall && <OpenSections composer={composer} sections={sections} />}
        {!isSmall && <LanguageProposal composer={composer} fieldRef={textRef} />}
        {!isSmall && <ScopeNote composer={composer} />}
        {phase.state === 'failed' && <DraftErrorNote why={phase.why} onDismiss={composer.dismissError} />}
        <ComposerFoot
          composer={composer}
          small={isSmall}
          subject={
            isSubjectFixed ? null : { shown: isSubjectOpen, onToggle: () => setSubjectOpen(!isSubjectOpen) }
          }
          isUploading={isUploading}
          sections={sections}
          fields={[textRef, subjectRef]}
          picking={{ open: picker === 'first', onOpenChange: (open) => setPicker(open ? 'first' : null) }}
          onFiles={files.add}
          onOpen={() => textRef.current?.focus()}
        />
        <DropOverlay state={drop} />
      </form>
      {reminder.dialog(() => void send())}
      {questions.dialog}
    </div>
  );
}

/** Whether an attachment of any post of this draft is still uploading. */
function useUploading(context: DraftContext): boolean {
  const { uploads } = useDrafts();
  const slot = draftSlot(context);
  return useSyncExternalStore(uploads.subscribe, () => uploads.isUploading(slot));
}

interface DraftErrorNoteProps {
  readonly why: DraftProblem | ErrorReason;
  readonly onDismiss: () => void;
}

/** Why the draft could not be sent. */
function DraftErrorNote({ why, onDismiss }: DraftErrorNoteProps) {
  const text = useText();
  const expired = useSession().state === 'expired';
  const { frame, id, values } = draftError({ why, expired });
  return (
    <Note tone="error" onDismiss={onDismiss}>
      <Text id={frame} values={{ message: text(id, values), b: (parts) => <b>{parts}</b> }} />
    </Note>
  );
}
