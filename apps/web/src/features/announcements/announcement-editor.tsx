import type { AnnouncementDraft, ErrorReason } from '@linnet/api';
import {
  type AnnouncementForm,
  type Announcements,
  type ListedAnnouncement,
  announcementProblem,
  draftOfAnnouncement,
  emptyAnnouncement,
  forWholeDays,
  formOfAnnouncement,
} from '@linnet/domain/announcements';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useErrorText } from '../../blocks/error/use-error-text';
import { useStep } from '../../platform/client/use-resource';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Check } from '../../ui/check/check';
import { TextArea, TextField } from '../../ui/field/text-field';
import { Note } from '../../ui/note/note';
import styles from './announcements.module.css';

/** What the viewer can do with announcements. */
export type AnnouncementActions = Pick<Announcements, 'load' | 'dismiss' | 'create' | 'edit' | 'remove'>;

interface AnnouncementEditorProps {
  readonly label: string;
  readonly submitLabel: string;
  /** Message of the error in the form. */
  readonly failed: 'announcements.post_error' | 'announcements.edit_error';
  /** Message of the notice that shows the error after the form was closed. */
  readonly failedUnseen: 'announcements.not_published' | 'announcements.not_changed';
  readonly initial: AnnouncementForm;
  readonly onSubmit: (draft: AnnouncementDraft) => Promise<ErrorReason | null>;
  readonly onDone: () => void;
  /** Only when an existing announcement is edited. */
  readonly onCancel?: () => void;
}

/** The form of an announcement: its text, and when it begins and ends. */
function AnnouncementEditor({ initial, onSubmit, onDone, onCancel, ...props }: AnnouncementEditorProps) {
  const text = useText();
  const [form, setForm] = useState(initial);
  const [isSubmitted, setSubmitted] = useState(false);
  const textArea = useRef<HTMLTextAreaElement>(null);
  const isEdit = onCancel !== undefined;
  const send = useStep({
    step: () => onSubmit(draftOfAnnouncement(form)),
    onDone,
    notice: { key: props.failedUnseen },
  });
  const why = useErrorText(send.error);
  const problem = isSubmitted ? announcementProblem(form) : null;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const change = (part: Partial<AnnouncementForm>) => setForm({ ...form, ...part });

  useEffect(() => {
    if (isEdit) textArea.current?.focus();
  }, [isEdit]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (announcementProblem(form) === null) void send.run();
  }

  return (
    <form className={styles.form} aria-label={props.label} onSubmit={handleSubmit} noValidate>
      <TextArea
        ref={textArea}
        label={isEdit ? text('announcements.text') : props.label}
        rows={3}
        value={form.content}
        problem={problem === 'empty' ? text('announcements.text_missing') : undefined}
        onChange={(content) => change({ content })}
      />
      <div className={styles.moments}>
        <AnnouncementMoment
          label={text('announcements.starts_at')}
          allDay={form.allDay}
          value={form.startsAt}
          onChange={(startsAt) => change({ startsAt })}
        />
        <AnnouncementMoment
          label={text('announcements.ends_at')}
          allDay={form.allDay}
          value={form.endsAt}
          problem={problem === 'ends_early' ? text('announcements.ends_early') : undefined}
          hint={form.allDay ? undefined : text('announcements.zone_hint', { zone })}
          onChange={(endsAt) => change({ endsAt })}
        />
      </div>
      <Check checked={form.allDay} onChange={(checked) => setForm(forWholeDays(form, checked))}>
        {text('announcements.all_day')}
      </Check>
      {send.error !== null && (
        <Note tone="error" onDismiss={send.dismiss}>
          <span dir="auto">{text(props.failed, { why })}</span>
        </Note>
      )}
      <div className={styles.tools}>
        <Button small variant="primary" type="submit" pending={send.isPending}>
          {props.submitLabel}
        </Button>
        {onCancel && (
          <Button small variant="quiet" disabled={send.isPending} onClick={onCancel}>
            {text('announcements.cancel_edit')}
          </Button>
        )}
      </div>
    </form>
  );
}

interface AnnouncementMomentProps {
  readonly label: string;
  readonly allDay: boolean;
  /** In the format of the input; empty for none. */
  readonly value: string;
  readonly hint?: string | undefined;
  readonly problem?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The optional begin or end of an announcement: a day, or a day and a time. */
function AnnouncementMoment({ allDay, onChange, ...field }: AnnouncementMomentProps) {
  return <TextField {...field} optional type={allDay ? 'date' : 'datetime-local'} onChange={onChange} />;
}

/** The form of a new announcement. It is empty again after sending. */
export function NewAnnouncement({ actions }: { readonly actions: AnnouncementActions }) {
  const text = useText();
  const [sentCount, setSentCount] = useState(0);
  return (
    <div className={styles.part}>
      <AnnouncementEditor
        key={sentCount}
        label={text('announcements.new')}
        submitLabel={text('announcements.post')}
        failed="announcements.post_error"
        failedUnseen="announcements.not_published"
        initial={emptyAnnouncement}
        onSubmit={actions.create}
        onDone={() => setSentCount(sentCount + 1)}
      />
    </div>
  );
}

interface EditAnnouncementProps {
  readonly announcement: ListedAnnouncement;
  readonly actions: AnnouncementActions;
  readonly onDone: () => void;
}

/** The form of an existing announcement, beginning with its text. */
export function EditAnnouncement({ announcement, actions, onDone }: EditAnnouncementProps) {
  const text = useText();
  return (
    <AnnouncementEditor
      label={text('announcements.edit_title')}
      submitLabel={text('announcements.save')}
      failed="announcements.edit_error"
      failedUnseen="announcements.not_changed"
      initial={formOfAnnouncement(announcement)}
      onSubmit={(draft) => actions.edit(announcement.id, draft)}
      onDone={onDone}
      onCancel={onDone}
    />
  );
}
