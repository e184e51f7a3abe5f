import { type Shout, isLongerThan, shoutHtml, shoutboxOf } from '@linnet/domain/shoutbox';
import { readRichText } from '@linnet/richtext';
import { useMemo, useRef, useState } from 'react';
import { DisplayName } from '../../blocks/account/display-name';
import { AvatarLink, NameLink } from '../../blocks/account/person-link';
import { NotLoaded } from '../../blocks/error/not-loaded';
import { MessageForm } from '../../blocks/message-log/message-form';
import { RichText } from '../../blocks/rich-text/rich-text';
import { useCell, useClient, useInstance } from '../../platform/client/client-provider';
import { useAccount } from '../../platform/client/use-account';
import { useResource } from '../../platform/client/use-resource';
import { parseHtml } from '../../platform/html/parse-html';
import { useText } from '../../platform/i18n/use-text';
import { PeopleSkeleton } from '../../ui/skeleton/people-skeleton';
import { EmptyState } from '../../ui/state/empty-state';
import styles from './shout.module.css';

/** The messages of the shoutbox, and the form below them. The element around them must be a flex column. */
export function ShoutRoom() {
  const text = useText();
  const box = shoutboxOf(useClient());
  const { value, error, isOffered } = useResource(box);
  const isJoined = useCell(box.isJoined);
  if (!isOffered)
    return <EmptyState title={text('shout.not_offered')} text={text('shout.not_offered_text')} />;
  return (
    <>
      {value === null ? (
        <div className={styles.log}>
          <NotLoaded
            title={text('shout.failed')}
            reason={error}
            skeleton={<PeopleSkeleton />}
            onRetry={() => void box.load()}
          />
        </div>
      ) : (
        <ShoutLog rows={value} />
      )}
      <p className={styles.connection} role="status">
        {value !== null && !isJoined && text('shout.connecting')}
      </p>
      <ShoutForm />
    </>
  );
}

/** The messages, the newest at the end. Its role makes screen readers announce new ones. */
function ShoutLog({ rows }: { readonly rows: readonly Shout[] }) {
  const text = useText();
  return (
    <div className={styles.log} role="log" aria-label={text('shout.messages')}>
      <div className={styles.lines}>
        {rows.length === 0 && <p className={styles.nothing}>{text('shout.nothing')}</p>}
        {rows.map((row, index) => (
          <ShoutLine key={row.id} row={row} isHead={rows[index - 1]?.accountId !== row.accountId} />
        ))}
      </div>
    </div>
  );
}

/** One message; the first of several in a row says who wrote them. */
function ShoutLine({ row: { text, accountId }, isHead }: { readonly row: Shout; readonly isHead: boolean }) {
  const account = useAccount(accountId);
  const { nodes } = useMemo(() => readRichText(shoutHtml(text), { parse: parseHtml }), [text]);
  return (
    <div className={styles.line} data-head={isHead || undefined}>
      {isHead && account !== undefined && (
        <>
          <AvatarLink account={account} size="small" />
          <NameLink className={styles.name} account={account}>
            <DisplayName account={account} />
          </NameLink>
        </>
      )}
      <div className={styles.text} dir="auto">
        <RichText nodes={nodes} />
      </div>
    </div>
  );
}

/** The form of a message to everybody. The text stays in it until the message has arrived in the shoutbox. */
function ShoutForm() {
  const text = useText();
  const box = shoutboxOf(useClient());
  const limit = useInstance().instance?.shoutLimit ?? 0;
  const draft = useCell(box.draft);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<'empty' | 'too_long' | 'offline' | 'timed_out' | null>(null);

  async function send() {
    if (isSending) return;
    const sent = draft.trim();
    if (sent === '') return setProblem('empty');
    // The server drops longer messages without an error.
    if (limit > 0 && isLongerThan(sent, limit)) return setProblem('too_long');
    setProblem(null);
    setSending(true);
    const error = await box.say(sent);
    setSending(false);
    if (error === null) box.draft.update((now) => (now.trim() === sent ? '' : now));
    else setProblem(error.kind === 'offline' && error.timedOut ? 'timed_out' : 'offline');
  }

  return (
    <MessageForm
      fieldRef={field}
      label={text('shout.write')}
      value={draft}
      onChange={box.draft.set}
      send={{ label: text('shout.send'), disabled: isSending, onSend: send }}
      // A message may still arrive after its time is up, which empties the form: then it has no problem any more.
      problem={problem && (draft !== '' || problem === 'empty') ? text(`shout.${problem}`, { limit }) : null}
      onDismiss={() => setProblem(null)}
    />
  );
}
