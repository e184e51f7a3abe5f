import type { Client } from '@linnet/domain';
import {
  draftReaders,
  loadReaders,
  nameLookupsOf,
  type Person,
  type ReaderNote,
} from '@linnet/domain/readers';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useMemo, useState } from 'react';
import { Avatar } from '../../../blocks/inline-parts/avatar';
import { scopeFacts } from '../../../blocks/status/scope-icon';
import { useCell, useClient } from '../../../platform/client/client-provider';
import { useStatusView } from '../../../platform/client/use-status-view';
import { Text } from '../../../platform/i18n/text';
import { useText } from '../../../platform/i18n/use-text';
import { useTimeout } from '../../../platform/time/use-timeout';
import { Icon } from '../../../ui/icon/icon';
import { join } from '../../../ui/styles/join';
import type { Composer } from '../use-composer';
import styles from './readers-line.module.css';
import { useHandleList } from './use-reader-questions';

/** Names are looked up after a pause of typing, so that no half of a name is looked up. */
const LOOK_UP_AFTER_MS = 700;

/** Lists who will be able to read a post that is not for everybody, before it is sent. */
export function ReadersLine({ composer: { context, content } }: { readonly composer: Composer }) {
  const text = useText();
  const client = useClient();
  const features = useCell(client.features.loaded);
  const answers = useCell(nameLookupsOf(client).answers);
  const parent = useStatusView(content.inReplyToId)?.status;
  const { people, notes } = useMemo(
    () => draftReaders({ client, features, answers, parent }, { context, content }),
    [client, features, answers, parent, context, content],
  );
  useTimeout(() => void loadReaders(client, { context, content }), LOOK_UP_AFTER_MS, content);

  const { scope } = content;
  const { icon, meaning } = scopeFacts[scope];
  const isFirstOnly = scope === 'direct' && features?.has('safeDirect') === true;
  const hasSentence = !notes.some(({ kind }) => kind === 'nobody');
  return (
    <div className={styles.readers} role="status">
      {hasSentence && (
        <div className={styles.line}>
          <Icon of={icon} size="small" />
          {people.length === 0 ? (
            <span>{text(isFirstOnly ? 'post_status.direct_warning_to_first_only' : meaning)}</span>
          ) : (
            <span>
              <Text
                id={scope === 'direct' ? 'readers.direct' : 'readers.private'}
                values={{ people: <People graph={client.graph} people={people} /> }}
              />
            </span>
          )}
        </div>
      )}
      {notes.map((note) => (
        <NoteLine key={`${note.kind} ${note.names.join()}`} note={note} />
      ))}
    </div>
  );
}

function NoteLine({ note: { kind, names, number = 0 } }: { readonly note: ReaderNote }) {
  const text = useText();
  const list = useHandleList();
  return (
    <div className={join(styles.line, styles.warns)}>
      <Icon of={TriangleAlert} size="small" />
      <span>{text(`readers.note.${kind}`, { names: list(names), count: names.length, number })}</span>
    </div>
  );
}

/** How many are shown at first; a button with a number shows the rest. */
const MAX_SHOWN = 5;

function People({ graph, people }: Pick<Client, 'graph'> & { readonly people: readonly Person[] }) {
  const text = useText();
  const [showsAll, setShowsAll] = useState(false);
  const rest = people.length - MAX_SHOWN;
  return (
    <>
      {(showsAll ? people : people.slice(0, MAX_SHOWN)).map(({ id, acct }) => {
        const account = id === null ? undefined : graph.accounts.get(id);
        return (
          <span key={acct} className={styles.person} title={account && `@${account.fqn}`}>
            {account && <Avatar account={account} size="small" />}
            <bdi>@{acct}</bdi>
          </span>
        );
      })}
      {rest > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={showsAll}
          aria-label={text(showsAll ? 'readers.show_fewer' : 'readers.show_more', { count: rest })}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? '−' : `+${rest}`}
        </button>
      )}
    </>
  );
}
