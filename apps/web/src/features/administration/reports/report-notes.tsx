import type { ReportNote, StaffReport } from '@linnet/api';
import { changeNotes } from '@linnet/domain/staff';
import Trash2 from 'lucide-react/icons/trash-2';
import { type FormEvent, useState } from 'react';
import { ErrorNote } from '../../../blocks/error/error-note';
import { ConfirmStep } from '../../../blocks/error/confirm-step';
import { StatusTime } from '../../../blocks/inline-parts/lazy-inline-parts';
import { useClient } from '../../../platform/client/client-provider';
import { useStep } from '../../../platform/client/use-resource';
import { useText } from '../../../platform/i18n/use-text';
import { createWindowRequests, useWindow } from '../../../platform/windows/use-window';
import { Button } from '../../../ui/button/button';
import { TextArea } from '../../../ui/field/text-field';
import { IconButton } from '../../../ui/icon-button/icon-button';
import { PartSection } from '../parts-kit/part-section';
import styles from './reports.module.css';

/** The notes of the staff at a report. Only staff see them. */
export function ReportNotes({ report }: { readonly report: StaffReport }) {
  const text = useText();
  const client = useClient();
  const [removals] = useState(() => createWindowRequests<{ readonly note: ReportNote }>());
  const removal = useWindow(removals);
  return (
    <PartSection title={text('desk.notes')}>
      {report.notes.length === 0 && <p className={styles.faint}>{text('desk.no_notes')}</p>}
      <ul className={styles.notes}>
        {report.notes.map((note) => (
          <li key={note.id} className={styles.note}>
            <div className={styles.line}>
              <b>
                <bdi>{note.author?.displayName ?? text('desk.nobody')}</bdi>
              </b>
              <span className={styles.faint}>
                <StatusTime at={note.createdAt} />
              </span>
              <IconButton
                small
                icon={Trash2}
                name={text('desk.remove_note')}
                onClick={() => removals.open({ note })}
              />
            </div>
            <p className={styles.noteText} dir="auto">
              {note.content}
            </p>
          </li>
        ))}
      </ul>
      <NoteForm report={report} />
      {removal !== null && (
        <ConfirmStep
          key={removal.request.number}
          open={removal.open}
          title={text('desk.remove_note_question')}
          text={removal.request.note.content}
          confirmLabel={text('desk.remove_note')}
          step={() => changeNotes(client, report, { remove: removal.request.note.id })}
          onClose={removal.onClose}
        />
      )}
    </PartSection>
  );
}

function NoteForm({ report }: { readonly report: StaffReport }) {
  const text = useText();
  const client = useClient();
  const [content, setContent] = useState('');
  const { isPending, error, run } = useStep({
    step: () => changeNotes(client, report, { add: content.trim() }),
    onDone: () => setContent(''),
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (content.trim() !== '' && !isPending) void run();
  }

  return (
    <form className={styles.noteForm} onSubmit={handleSubmit}>
      <TextArea label={text('desk.new_note')} value={content} onChange={setContent} rows={2} />
      {error !== null && <ErrorNote reason={error} />}
      <div className={styles.actions}>
        <Button small type="submit" pending={isPending} disabled={content.trim() === ''}>
          {text('desk.add_note')}
        </Button>
      </div>
    </form>
  );
}
