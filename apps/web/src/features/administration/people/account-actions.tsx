import type { ErrorReason, StaffAccount } from '@linnet/api';
import { type PersonStep, hasPrivilege, loadResetLink, locksOut } from '@linnet/domain/staff';
import Link2 from 'lucide-react/icons/link-2';
import { useState } from 'react';
import { ErrorNote } from '../../../blocks/error/error-note';
import { useStaffScene } from '../../../blocks/administration/use-staff-scene';
import { useClient } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Icon } from '../../../ui/icon/icon';
import { PartSection } from '../parts-kit/part-section';
import { CopyLine } from '../parts-kit/copy-line';
import { accountActions } from './account-steps';
import styles from './people.module.css';

interface AccountActionsProps {
  readonly person: StaffAccount;
  readonly onStep: (step: PersonStep) => void;
}

/** Buttons for the approval, email, password and second factor of an account. Each asks for confirmation. */
export function AccountActions({ person, onStep }: AccountActionsProps) {
  const text = useText();
  const scene = useStaffScene();
  const { session } = scene;
  const isOwn = session.state === 'signed-in' && session.accountId === person.id;
  const actions = accountActions.filter(
    ({ can, isFor, step }) => can(scene) && isFor(person) && !(isOwn && locksOut(step)),
  );
  const canLink = person.isLocal && person.isActive && hasPrivilege(scene, 'users_manage_credentials');
  if (actions.length === 0 && !canLink) return null;
  return (
    <PartSection title={text('person.actions')}>
      <div className={styles.actions}>
        {actions.map(({ words, icon, danger = false, step }) => (
          <Button
            key={words}
            small
            variant={danger ? 'danger' : 'plain'}
            icon={<Icon of={icon} size="small" />}
            onClick={() => onStep(step)}
          >
            {text(`person.${words}`)}
          </Button>
        ))}
      </div>
      {canLink && <ResetLink person={person} />}
    </PartSection>
  );
}

type LinkState =
  | { readonly kind: 'none' | 'loading' }
  | { readonly kind: 'link'; readonly link: string }
  | { readonly kind: 'failed'; readonly reason: ErrorReason };

/** A button that makes an address at which the person can set a new password. */
function ResetLink({ person: { acct } }: { readonly person: StaffAccount }) {
  const text = useText();
  const client = useClient();
  const [state, setState] = useState<LinkState>({ kind: 'none' });

  async function handleClick() {
    setState({ kind: 'loading' });
    const answer = await loadResetLink(client, acct);
    setState('link' in answer ? { kind: 'link', ...answer } : { kind: 'failed', ...answer });
  }

  return (
    <div className={styles.resetLink}>
      <Button
        small
        pending={state.kind === 'loading'}
        icon={<Icon of={Link2} size="small" />}
        onClick={() => void handleClick()}
      >
        {text('person.reset_link')}
      </Button>
      <p className={styles.faint}>{text('person.reset_link_hint')}</p>
      {state.kind === 'link' && <CopyLine value={state.link} name={text('person.copy_link')} />}
      {state.kind === 'failed' && <ErrorNote reason={state.reason} />}
    </div>
  );
}
