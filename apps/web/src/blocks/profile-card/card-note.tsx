import type { Account, Relationship } from '@linnet/api';
import { saveNote } from '@linnet/domain/profile';
import { type FormEvent, useEffect, useRef } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useFeature } from '../../platform/client/use-feature';
import { useStep } from '../../platform/client/use-resource';
import { useRememberedState } from '../../platform/client/use-remembered-state';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { TextArea } from '../../ui/field/text-field';
import { plainName } from '../account/plain-name';
import { ErrorNote } from '../error/error-note';
import styles from './card-private.module.css';

interface CardNoteProps {
  readonly account: Account;
  readonly relationship: Relationship;
}

/** The viewer's private note about an account, shown or edited. */
export function CardNote({ account, relationship }: CardNoteProps) {
  const isOffered = useFeature('accountNotes');
  // Restores an unfinished note when the card is shown again.
  const [draft, setDraft] = useRememberedState<string | null>(`note ${account.id}`, null);
  const note = relationship.note ?? '';
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const isEditing = draft !== null;
  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (!isOffered) return null;
  if (isEditing) {
    return <NoteEditor account={account} value={draft} onChange={setDraft} onClose={() => setDraft(null)} />;
  }
  return (
    <div className={styles.note}>
      {note !== '' && (
        <p dir="auto" className={styles.noteWords}>
          {note}
        </p>
      )}
      <Button ref={edit} small onClick={() => setDraft(note)}>
        <Text id={note === '' ? 'user_card.note_blank' : 'user_card.edit_note'} />
      </Button>
    </div>
  );
}

interface NoteEditorProps {
  readonly account: Account;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onClose: () => void;
}

/** The form of a note. Read-only while it is saved; closes on success, and keeps its text on an error. */
function NoteEditor({ account, value, onChange, onClose }: NoteEditorProps) {
  const text = useText();
  const client = useClient();
  const field = useRef<HTMLTextAreaElement>(null);
  // The viewer asked to edit, so the field gets the focus.
  useEffect(() => field.current?.focus(), []);
  const saving = useStep({ step: () => saveNote(client, account.id, value.trim()), onDone: onClose });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void saving.run();
  }

  return (
    <form className={styles.note} onSubmit={handleSubmit}>
      <TextArea
        ref={field}
        label={text('user_card.note_about', { name: plainName(account) })}
        hint={text('user_card.note_hint')}
        value={value}
        readOnly={saving.isPending}
        onChange={onChange}
      />
      {saving.error !== null && <ErrorNote reason={saving.error} />}
      <div className={styles.buttons}>
        <Button small variant="quiet" disabled={saving.isPending} onClick={onClose}>
          <Text id="user_card.edit_note_cancel" />
        </Button>
        <Button small type="submit" variant="primary" pending={saving.isPending}>
          <Text id="user_card.edit_note_apply" />
        </Button>
      </div>
    </form>
  );
}
