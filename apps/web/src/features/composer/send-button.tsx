import { postKindOf, type PostKind } from '@linnet/domain/drafts';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { MessageId } from '../../platform/i18n/message-id';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { Menu } from '../../ui/menu/menu';
import type { MenuItem } from '../../ui/menu/menu-item';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import styles from './send-button.module.css';
import type { Composer } from './use-composer';

interface SendButtonProps {
  readonly composer: Composer;
  readonly disabled: boolean;
  /** Items of the menu beside the button; null while the form is collapsed. */
  readonly more: readonly MenuItem[] | null;
}

/** Labels of the button, by the kind of post. */
const labels: Readonly<Record<PostKind, MessageId>> = {
  post: 'post_status.post',
  quote: 'post_status.quote',
  reply: 'post_status.reply',
};

function labelOf({ isEdit, content }: Composer): MessageId {
  if (isEdit) return 'post_status.save';
  return content.scheduledAt === null ? labels[postKindOf(content)] : 'post_status.schedule';
}

/** Sends the draft, and shows how that goes. */
export function SendButton({ composer, disabled, more }: SendButtonProps) {
  const text = useText();
  const { sent, isPosting, send } = composer;
  const posted = sent === 'posted';
  const outcomeLabel = sent === null ? '' : text(posted ? 'post_status.posted' : 'post_status.queued');
  return (
    <>
      <VisuallyHidden>
        <span role="status">{outcomeLabel}</span>
      </VisuallyHidden>
      <div className={styles.split} data-more={more !== null}>
        <Button
          variant="primary"
          pending={isPosting}
          disabled={disabled}
          aria-label={isPosting ? text('post_status.posting') : undefined}
          icon={sent !== null && <Icon of={Check} size="small" />}
          onClick={() => void send()}
        >
          {outcomeLabel === '' ? text(labelOf(composer)) : outcomeLabel}
        </Button>
        {more !== null && (
          <Menu
            label={text('post_status.more')}
            items={more}
            align="end"
            trigger={(props) => (
              <button
                {...props}
                type="button"
                className={styles.more}
                aria-label={text('post_status.more')}
                title={text('post_status.more')}
                disabled={isPosting}
              >
                <Icon of={ChevronDown} size="small" />
              </button>
            )}
          />
        )}
      </div>
    </>
  );
}
