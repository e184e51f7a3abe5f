import type { DraftContent } from '@linnet/domain/drafts';
import { scopeFacts } from '../../blocks/status/scope-facts';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';

interface IdleScopeProps {
  readonly scope: DraftContent['scope'];
  readonly onOpen: () => void;
}

/** Shows the scope of the next post while the form is collapsed; opens the form to change it. */
export function IdleScope({ scope, onOpen }: IdleScopeProps) {
  const text = useText();
  const { icon, label } = scopeFacts[scope];
  return (
    <Button
      variant="quiet"
      small
      title={text('post_status.scope_choice')}
      icon={<Icon of={icon} size="small" />}
      onClick={onOpen}
    >
      {text(label)}
    </Button>
  );
}
