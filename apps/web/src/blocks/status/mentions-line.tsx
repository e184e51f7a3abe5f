import type { StatusView } from '@linnet/domain';
import AtSign from 'lucide-react/icons/at-sign';
import { useMemo } from 'react';
import { useRememberedState } from '../../platform/client/use-remembered-state';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';
import { MentionLink } from '../inline-parts/lazy-inline-parts';
import styles from './status-lines.module.css';
import type { Mention } from '@linnet/api';
import type { RichNode } from '@linnet/richtext';

/** Names shown at first; a button with a number shows the rest. */
const MAX_SHOWN = 5;

/** Further accounts that the status mentions. */
export function MentionsLine({ view }: { readonly view: StatusView }) {
  const text = useText();
  const [showsAll, setShowsAll] = useRememberedState(`mentions ${view.status.id}`, false);
  const mentions = useMemo(() => otherMentions(view), [view]);
  if (mentions.length === 0) return null;
  const rest = mentions.length - MAX_SHOWN;
  const shown = showsAll ? mentions : mentions.slice(0, MAX_SHOWN);

  return (
    <div className={styles.line}>
      <Icon of={AtSign} size="small" />
      <ul className={styles.names} aria-label={text('status.mentions')}>
        {shown.map(({ id, acct, username, url }) => (
          <li key={id}>
            <MentionLink mention={{ kind: 'mention', id, acct, username, url }} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button
          type="button"
          className={styles.link}
          aria-expanded={showsAll}
          aria-label={text(showsAll ? 'status.fewer_mentions' : 'status.more_mentions', { count: rest })}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? '−' : `+${rest}`}
        </button>
      )}
    </div>
  );
}

/** Mentions that neither appear in the text nor are the account replied to. */
function otherMentions({ status, author, content }: StatusView): readonly Mention[] {
  const inText = new Set(mentionedIn(content.nodes));
  return status.mentions.filter(
    ({ id }) => id !== author.id && id !== status.inReplyToAccountId && !inText.has(id),
  );
}

function mentionedIn(nodes: readonly RichNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'mention') return [node.id];
    return 'children' in node ? mentionedIn(node.children) : [];
  });
}
