import type { StaffAccount } from '@linnet/api';
import { type StepOutcome, makePerson, roleIn } from '@linnet/domain/staff';
import UserPlus from 'lucide-react/icons/user-plus';
import { type FormEvent, useState } from 'react';
import { partItemPath } from '../../../blocks/administration/part-entries';
import { useStaffScene } from '../../../blocks/administration/use-staff-scene';
import { useClient } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { LinkButton } from '../../../ui/button/link-button';
import { Dialog } from '../../../ui/dialog/dialog';
import { TextField } from '../../../ui/field/text-field';
import { Icon } from '../../../ui/icon/icon';
import { Note } from '../../../ui/note/note';
import { OutcomeNote } from '../parts-kit/outcome-note';
import styles from './people.module.css';

/** A button that opens the form for a new account, for administrators. */
export function NewPerson({ onMade }: { readonly onMade: () => void }) {
  const text = useText();
  const isAdmin = roleIn(useStaffScene()) === 'admin';
  const [isOpen, setOpen] = useState(false);
  if (!isAdmin) return null;
  return (
    <div className={styles.new}>
      <Button small icon={<Icon of={UserPlus} size="small" />} onClick={() => setOpen(true)}>
        {text('people_desk.new')}
      </Button>
      {isOpen && <NewPersonDialog onMade={onMade} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface NewPersonDialogProps {
  readonly onMade: () => void;
  readonly onClose: () => void;
}

const isHandle = (words: string): boolean => /^\w+$/.test(words);

function NewPersonDialog({ onMade, onClose }: NewPersonDialogProps) {
  const text = useText();
  const client = useClient();
  const [handle, setHandle] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isPending, setPending] = useState(false);
  /** How the last try ended, and for which handle. */
  const [last, setLast] = useState<{ acct: string; outcome: StepOutcome<StaffAccount | null> } | null>(null);
  const acct = handle.trim().replace(/^@/, '');
  const isComplete = isHandle(acct) && email.trim() !== '' && password !== '';
  const isMade = last?.outcome.kind === 'done';

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isComplete || isPending) return;
    setPending(true);
    const outcome = await makePerson(client, { nickname: acct, email: email.trim(), password });
    setPending(false);
    setLast({ acct, outcome });
    if (outcome.kind === 'done') onMade();
  }

  return (
    <Dialog open title={text('people_desk.new')} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
        <p className={styles.faint}>{text('people_desk.new_text')}</p>
        {isMade && <Note tone="success">{text('people_desk.made', { acct: last.acct })}</Note>}
        {last?.outcome.kind === 'already' && (
          <Note tone="error">{text('people_desk.taken', { acct: last.acct })}</Note>
        )}
        {last !== null && last.outcome.kind !== 'already' && <OutcomeNote outcome={last.outcome} />}
        {!isMade && (
          <>
            <TextField
              label={text('people_desk.new_handle')}
              hint={text('people_desk.new_handle_hint')}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              value={handle}
              onChange={setHandle}
            />
            <TextField
              label={text('people_desk.email')}
              type="email"
              autoComplete="off"
              value={email}
              onChange={setEmail}
            />
            <TextField
              label={text('people_desk.new_password')}
              hint={text('people_desk.new_password_hint')}
              autoComplete="off"
              spellCheck={false}
              value={password}
              onChange={setPassword}
            />
          </>
        )}
        <div className={styles.actions}>
          <Button variant="quiet" onClick={onClose}>
            {text(isMade ? 'general.close' : 'general.cancel')}
          </Button>
          {(isMade || last?.outcome.kind === 'already') && (
            <LinkButton to={partItemPath('people', last.acct)}>
              {text('people_desk.open_person', { acct: last.acct })}
            </LinkButton>
          )}
          {!isMade && (
            <Button type="submit" variant="primary" pending={isPending} disabled={!isComplete}>
              {text('people_desk.make')}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
