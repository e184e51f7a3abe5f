import type { StatusId } from '@linnet/api';
import { ReactionPicture } from '../../blocks/reactions/reaction-picture';
import { statusPeoplePath } from '../../blocks/people/status-people-path';
import { useStatusView } from '../../platform/client/use-status-view';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';
import { ListLink } from '../../platform/navigation/list-link';
import { EmptyState } from '../../ui/state/empty-state';
import { ReceivedList } from './received-list';
import styles from './status-people.module.css';

interface ReactorsProps {
  /** Id of a status in the graph. */
  readonly id: StatusId;
  /** The emoji in the address; null for the first one. */
  readonly emoji: string | null;
  readonly label: string;
}

/** The people who reacted, one emoji at a time. */
export function Reactors({ id, emoji, label }: ReactorsProps) {
  const text = useText();
  const numbers = useNumberFormat();
  const reactions = useStatusView(id)?.status.reactions ?? [];
  const present = emoji ?? reactions[0]?.name;
  if (present === undefined) {
    return <EmptyState title={text('reactions.nobody')} text={text('status_people.nobody_text')} />;
  }
  return (
    <>
      <nav className={styles.emoji} aria-label={text('reactions.label')}>
        {reactions.map(({ name, url, count }) => (
          <ListLink
            key={name}
            className={styles.one}
            to={statusPeoplePath(id, 'reactions', name)}
            aria-label={text('reactions.count', { name: url === null ? name : `:${name}:`, count })}
            aria-current={name === present ? 'page' : undefined}
          >
            <ReactionPicture name={name} url={url} />
            {numbers.count(count)}
          </ListLink>
        ))}
      </nav>
      <ReceivedList key={present} id={id} receiving={{ kind: 'reactions', emoji: present }} label={label} />
    </>
  );
}
