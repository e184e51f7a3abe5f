import type { Scope } from '@linnet/api';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';
import { scopeFacts } from './scope-facts';

interface ScopeIconProps {
  scope: Scope;
}

export function ScopeIcon({ scope }: ScopeIconProps) {
  const text = useText();
  const { icon, label } = scopeFacts[scope];
  return (
    <span role="img" aria-label={text(label)} title={text(label)}>
      <Icon of={icon} size="small" />
    </span>
  );
}
