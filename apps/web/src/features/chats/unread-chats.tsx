import { CountMark } from '../../blocks/navigation/count-mark';
import { useUnreadChats } from '../../platform/client/use-unread-chats';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';

/** The number of unread chats, beside the link to them. */
export function UnreadChatsCount({ className }: { readonly className: string | undefined }) {
  const text = useText();
  const numbers = useNumberFormat();
  const count = useUnreadChats() ?? 0;
  if (count === 0) return null;
  return (
    <CountMark className={className} shown={numbers.full(count)} label={text('chats.unread', { count })} />
  );
}
