import type { Scope } from '@linnet/api';
import type { LucideIcon } from 'lucide-react';
import Globe from 'lucide-react/icons/globe';
import House from 'lucide-react/icons/house';
import ListIcon from 'lucide-react/icons/list';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import Mail from 'lucide-react/icons/mail';
import type { MessageId } from '../../platform/i18n/message-id';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';

interface ScopeFacts {
  icon: LucideIcon;
  label: MessageId;
  /** A sentence that says who will see the status. */
  meaning: MessageId;
}

/** Icon and texts of the scopes, wherever they are shown or chosen. */
export const scopeFacts: Record<Scope, ScopeFacts> = {
  public: { icon: Globe, label: 'general.scope.public', meaning: 'post_status.scope.public' },
  unlisted: { icon: LockOpen, label: 'general.scope.unlisted', meaning: 'post_status.scope.unlisted' },
  local: { icon: House, label: 'general.scope.local', meaning: 'post_status.scope.local' },
  private: { icon: Lock, label: 'general.scope.private', meaning: 'post_status.scope.private' },
  direct: { icon: Mail, label: 'general.scope.direct', meaning: 'post_status.scope.direct' },
  list: { icon: ListIcon, label: 'general.scope.list', meaning: 'post_status.scope.list' },
};

export function ScopeIcon({ scope }: { readonly scope: Scope }) {
  const text = useText();
  const { icon, label } = scopeFacts[scope];
  return (
    <span role="img" aria-label={text(label)} title={text(label)}>
      <Icon of={icon} size="small" />
    </span>
  );
}
