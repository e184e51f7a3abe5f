import type { DraftContent } from '@linnet/domain/drafts';
import { scopeFacts } from '../../blocks/status/scope-facts';
import { useSession } from '../../platform/client/use-session';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';
import { Note } from '../../ui/note/note';
import styles from './scope-note.module.css';

interface ScopeNoteProps {
  readonly scope: DraftContent['scope'];
}

/** Who will see what is not for everybody; a warning where that is not as private as it sounds. */
export function ScopeNote({ scope }: ScopeNoteProps) {
  const text = useText();
  const session = useSession();
  const isUnlocked = session.state !== 'visitor' && session.own?.locked === false;
  if (scope === 'private' && isUnlocked) {
    return <Note tone="warning">{text('post_status.account_not_locked_warning')}</Note>;
  }
  const { icon, meaning } = scopeFacts[scope];
  return (
    // It stands there empty too: a region that comes with its first words is not read out.
    <p className={styles.line} role="status">
      {scope !== 'public' && (
        <>
          <Icon of={icon} size="small" />
          <span>{text(meaning)}</span>
        </>
      )}
    </p>
  );
}
