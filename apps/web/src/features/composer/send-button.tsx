import Check from 'lucide-react/icons/check';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';

interface SendButtonProps {
  readonly kind: 'new' | 'reply';
  readonly state: 'idle' | 'posting' | 'posted';
  readonly disabled: boolean;
  readonly onSend: () => void;
}

/** Sends the draft, and says how that goes. */
export function SendButton({ kind, state, disabled, onSend }: SendButtonProps) {
  const text = useText();
  const posted = state === 'posted';
  const label = text(kind === 'reply' ? 'post_status.reply' : 'post_status.post');
  return (
    <>
      <VisuallyHidden>
        <span role="status">{posted && text('post_status.posted')}</span>
      </VisuallyHidden>
      <Button
        variant="primary"
        pending={state === 'posting'}
        disabled={disabled}
        aria-label={state === 'posting' ? text('post_status.posting') : undefined}
        icon={posted && <Icon of={Check} size="small" />}
        onClick={onSend}
      >
        {posted ? text('post_status.posted') : label}
      </Button>
    </>
  );
}
