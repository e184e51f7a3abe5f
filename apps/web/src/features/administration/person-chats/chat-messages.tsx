import type { ChatMessage, StaffChat } from '@linnet/api';
import { type StepOutcome, hasPrivilege, removeChatMessage, staffMessagesOf } from '@linnet/domain/staff';
import { readRichText } from '@linnet/richtext';
import Trash2 from 'lucide-react/icons/trash-2';
import { useMemo, useState } from 'react';
import { plainName } from '../../../blocks/account/plain-name';
import { useStaffScene } from '../../../blocks/administration/use-staff-scene';
import { StatusTime } from '../../../blocks/inline-parts/lazy-inline-parts';
import { LoadedList } from '../../../blocks/list-foot/loaded-list';
import { RichText } from '../../../blocks/rich-text/rich-text';
import { StatusMedia } from '../../../blocks/status/attached-parts';
import { useClient } from '../../../platform/client/client-provider';
import { useRowFeed } from '../../../platform/client/list-rows';
import { parseHtml } from '../../../platform/html/parse-html';
import { useText } from '../../../platform/i18n/use-text';
import { createWindowRequests, useWindow } from '../../../platform/windows/use-window';
import { IconButton } from '../../../ui/icon-button/icon-button';
import { TextSkeletons } from '../../../ui/skeleton/text-skeletons';
import { ConfirmMeasure } from '../parts-kit/confirm-measure';
import { OutcomeNote } from '../parts-kit/outcome-note';
import styles from '../people/people.module.css';

/** The text of a message, and its attachment, which is covered until somebody opens it. */
function Content({ message: { content, emojis, attachment } }: { readonly message: ChatMessage }) {
  const { nodes } = useMemo(() => readRichText(content, { parse: parseHtml, emojis }), [content, emojis]);
  const attachments = useMemo(() => (attachment === null ? [] : [attachment]), [attachment]);
  return (
    <>
      {nodes.length > 0 && (
        <div dir="auto">
          <RichText nodes={nodes} />
        </div>
      )}
      {attachments.length > 0 && <StatusMedia status={{ attachments, sensitive: true }} coveredBy={[]} />}
    </>
  );
}

/** The messages of a chat between two others, newest first. */
export function ChatMessages({ chat }: { readonly chat: StaffChat }) {
  const text = useText();
  const client = useClient();
  const canDelete = hasPrivilege(useStaffScene(), 'messages_delete');
  const list = useRowFeed(staffMessagesOf(client, chat.id));
  const [removals] = useState(() => createWindowRequests<{ readonly message: ChatMessage }>());
  const removal = useWindow(removals);
  const [outcome, setOutcome] = useState<StepOutcome<boolean> | null>(null);
  const nameOf = ({ accountId }: ChatMessage) =>
    plainName(accountId === chat.other.id ? chat.other : chat.owner);

  return (
    <>
      {outcome !== null && <OutcomeNote outcome={outcome} onDismiss={() => setOutcome(null)} />}
      <LoadedList
        compact
        list={list}
        skeleton={<TextSkeletons className={styles.message} texts={[['60%'], ['40%']]} />}
        failed={text('person.messages_failed')}
        empty={{ title: text('person.no_messages') }}
        more="person.older_messages"
      >
        {(messages) => (
          <ol className={styles.posts} aria-label={text('person.chat_with', { name: plainName(chat.other) })}>
            {messages.map((message) => (
              <li key={message.id} className={styles.message}>
                <div className={styles.person}>
                  <b>
                    <bdi>{nameOf(message)}</bdi>
                  </b>
                  <span className={styles.faint}>
                    <StatusTime at={message.createdAt} />
                  </span>
                  {canDelete && (
                    <IconButton
                      small
                      icon={Trash2}
                      name={text('person.delete_message')}
                      onClick={() => {
                        setOutcome(null);
                        removals.open({ message });
                      }}
                    />
                  )}
                </div>
                <Content message={message} />
              </li>
            ))}
          </ol>
        )}
      </LoadedList>
      {removal !== null && (
        <ConfirmMeasure
          key={removal.request.number}
          danger
          open={removal.open}
          title={text('person.delete_message_question', { name: nameOf(removal.request.message) })}
          text={text('person.delete_message_text')}
          confirmLabel={text('person.delete_message')}
          run={() => removeChatMessage(client, removal.request.message)}
          onClose={removal.onClose}
          onOutcome={setOutcome}
        />
      )}
    </>
  );
}
