import type { DraftContext } from '@linnet/domain/drafts';
import ChevronUp from 'lucide-react/icons/chevron-up';
import X from 'lucide-react/icons/x';
import { useText } from '../../../platform/i18n/use-text';
import { Icon } from '../../../ui/icon/icon';
import { IconButton } from '../../../ui/icon-button/icon-button';
import { useDrafts } from '../drafts-provider';
import { LeaveDialog } from '../leaving/leave-dialog';
import { useLeaving } from '../leaving/use-leaving';
import { useDraftForm } from '../use-draft-form';
import styles from './shrunk-form.module.css';

interface ShrunkFormProps {
  readonly context: DraftContext;
}

/** A minimised form at the foot of the page: its first words, and a button that restores it. */
export function ShrunkForm({ context }: ShrunkFormProps) {
  const text = useText();
  const drafts = useDrafts();
  const { content } = useDraftForm(context);
  const leaving = useLeaving(context, () => {});
  const words = content.text.trim() || content.subject.trim();
  return (
    <section className={styles.shrunk} aria-label={text('post_status.put_aside_form')}>
      <button type="button" className={styles.open} onClick={() => drafts.shrink(false)}>
        <Icon of={ChevronUp} size="small" />
        <span className={styles.words} dir="auto">
          {words === '' ? text('post_status.new_status') : words}
        </span>
      </button>
      <IconButton icon={X} small name={text('general.close')} onClick={leaving.leave} />
      <LeaveDialog leaving={leaving} />
    </section>
  );
}
