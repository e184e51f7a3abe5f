import type { AccountId, StatusId } from '@linnet/api';
import type { InboxRow } from '@linnet/domain/inbox';
import Mail from 'lucide-react/icons/mail';
import { Avatar } from '../../blocks/inline-parts/avatar';
import { LastLine, LastMessage, MessageRow } from '../../blocks/message-log/message-row';
import { useSession } from '../../platform/client/client-provider';
import { useAccount } from '../../platform/client/use-account';
import { useStatusView } from '../../platform/client/use-status-view';
import { useText } from '../../platform/i18n/use-text';
import styles from './inbox.module.css';
import { PeopleNames, useThreadPath } from './people-names';

/** Matches the mentions at the beginning of a direct post: the row has the names of these people already. */
const LEADING_MENTIONS = /^\s*(?:@\S+\s+)+/;
/** Avatars beside the names of several people. */
const MAX_AVATARS = 2;

/** A thread in the list: its people, what was written last and when, and whether something is unread. */
export function InboxListRow({ row }: { readonly row: InboxRow }) {
  const { id, people, time, last, unread } = row;
  const text = useText();
  return (
    <MessageRow
      to={useThreadPath()(id)}
      avatar={<Avatars people={people} />}
      names={
        <b>
          <PeopleNames people={people} />
        </b>
      }
      time={new Date(time).toISOString()}
      last={
        last &&
        (last.kind === 'message' ? <LastMessage marked message={last.message} /> : <LastPost id={last.id} />)
      }
      unread={unread ? { label: text('inbox.unread') } : null}
    />
  );
}

interface AvatarsProps {
  readonly people: readonly AccountId[];
  readonly size?: 'normal' | 'small';
}

/** The avatars of the first people of a thread; the viewer's own if there is nobody else in it. */
export function Avatars({ people, size = 'normal' }: AvatarsProps) {
  const session = useSession();
  const own = session.state === 'visitor' ? [] : [session.accountId];
  const shown = (people.length === 0 ? own : people).slice(0, MAX_AVATARS);
  return (
    <span className={styles.avatars} data-count={shown.length}>
      {shown.map((id) => (
        <PersonAvatar key={id} id={id} size={shown.length > 1 ? 'small' : size} />
      ))}
    </span>
  );
}

function PersonAvatar({ id, size }: Pick<AvatarsProps, 'size'> & { readonly id: AccountId }) {
  const account = useAccount(id);
  return account === undefined ? null : <Avatar account={account} {...(size && { size })} />;
}

function LastPost({ id }: { readonly id: StatusId }) {
  const text = useText();
  const view = useStatusView(id);
  if (view === undefined || view.status.deleted) return null;
  const { status, content } = view;
  return (
    <LastLine
      way={{ icon: Mail, label: text('inbox.post') }}
      author={status.accountId}
      words={status.subject || content.plainText.replace(LEADING_MENTIONS, '')}
      emojis={status.emojis}
      file={status.attachments[0]?.kind}
    />
  );
}
