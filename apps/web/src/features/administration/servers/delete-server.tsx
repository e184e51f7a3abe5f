import { type HostContent, type StepOutcome, countHost, removeHost } from '@linnet/domain/staff';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useStaffScene } from '../../../blocks/administration/use-staff-scene';
import { RequestContent } from '../../../blocks/error/error-note';
import { useClient } from '../../../platform/client/client-provider';
import { useRequest } from '../../../platform/client/use-resource';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { TextField } from '../../../ui/field/text-field';
import { Icon } from '../../../ui/icon/icon';
import { Note } from '../../../ui/note/note';
import { ConfirmMeasure } from '../parts-kit/confirm-measure';
import { OutcomeNote } from '../parts-kit/outcome-note';
import styles from './servers.module.css';

interface DeleteServerProps {
  readonly host: string;
}

/** Deletes everybody of another server from this one. The viewer has to type its name first. */
export function DeleteServer({ host }: DeleteServerProps) {
  const text = useText();
  const client = useClient();
  const scene = useStaffScene();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [outcome, setOutcome] = useState<StepOutcome<HostContent> | null>(null);

  function handleClick() {
    setOutcome(null);
    setTyped('');
    setOpen(true);
  }

  return (
    <>
      <div className={styles.line}>
        <Button small variant="danger" icon={<Icon of={Trash2} size="small" />} onClick={handleClick}>
          {text('server_desk.delete')}
        </Button>
      </div>
      {outcome?.kind === 'done' && <Note tone="success">{text('server_desk.delete_started', { host })}</Note>}
      {outcome?.kind === 'already' && <Note tone="info">{text('server_desk.delete_nothing', { host })}</Note>}
      {outcome !== null && outcome.kind !== 'already' && <OutcomeNote outcome={outcome} />}
      <ConfirmMeasure
        key={String(isOpen)}
        open={isOpen}
        danger
        title={text('server_desk.delete_question', { host })}
        text={text('server_desk.delete_text', { host })}
        confirmLabel={text('server_desk.delete')}
        disabled={typed.trim().toLowerCase() !== host}
        run={() => removeHost(client, scene, host)}
        onClose={() => setOpen(false)}
        onOutcome={setOutcome}
      >
        {isOpen && <Counts host={host} />}
        <TextField
          label={text('server_desk.delete_type', { host })}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={setTyped}
        />
      </ConfirmMeasure>
    </>
  );
}

/** How much would be deleted, as far as the viewer may count it. */
function Counts({ host }: DeleteServerProps) {
  const text = useText();
  const client = useClient();
  const scene = useStaffScene();
  const request = useRequest(host, () => countHost(client, scene, host));
  return (
    <RequestContent request={request} failed={text('server_desk.failed')}>
      {({ people, posts }) => (
        <p>
          {people !== null && text('server_desk.delete_people', { count: people })}{' '}
          {posts !== null && text('server_desk.delete_posts', { count: posts })}
        </p>
      )}
    </RequestContent>
  );
}
