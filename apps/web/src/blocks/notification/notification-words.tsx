import type { NotificationGroup } from '@linnet/domain/notifications';
import { useSession } from '../../platform/client/use-session';
import { Text } from '../../platform/i18n/text';
import { ReactionPicture } from '../reactions/reaction-picture';
import { notificationLooks } from './notification-looks';
import { PersonName } from './person-name';

/** What happened, in one sentence with the names in it. */
export function NotificationWords({ group }: { readonly group: NotificationGroup }) {
  const { row, accountIds } = group;
  const session = useSession();
  const own = session.state !== 'visitor' && session.accountId === row.accountId;
  return (
    <Text
      id={notificationLooks[row.kind].words}
      values={{
        name: <PersonName id={row.accountId} />,
        others: Math.max(0, accountIds.length - 1),
        own: String(own),
        kind: row.type,
        target: <PersonName id={row.targetId} />,
        emoji: row.emoji && <ReactionPicture {...row.emoji} />,
      }}
    />
  );
}
