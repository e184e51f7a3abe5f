import { ApiError, type AccountId } from '@linnet/api';
import {
  type ChatContent,
  type ChatRow,
  chatDraftsOf,
  chatOutboxOf,
  isEmptyMessage,
  withQuote,
} from '@linnet/domain/chats';
import { charactersLeft } from '@linnet/domain/drafts';
import { type Upload, uploadLimitsOf } from '@linnet/domain/uploads';
import Image from 'lucide-react/icons/image';
import X from 'lucide-react/icons/x';
import {
  type ClipboardEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useRelationship } from '../../blocks/account/use-relationship';
import { EmojiTool } from '../../blocks/emoji-tool/emoji-tool';
import { fileKinds, fileName } from '../../blocks/media/file-kinds';
import { MessageForm } from '../../blocks/message-log/message-form';
import { useQuote } from '../../blocks/message-log/use-quote';
import { Suggestions } from '../../blocks/text-suggestions/suggestions';
import { TextCounter } from '../../blocks/text-suggestions/text-counter';
import { DropOverlay, useDropFiles } from '../../blocks/uploads/drop-files';
import { pastedFiles } from '../../blocks/uploads/pasted-files';
import { FailedUpload, UploadThumb } from '../../blocks/uploads/upload-thumb';
import { useLayout } from '../../platform/browser/use-layout';
import { useCell, useClient, useInstance } from '../../platform/client/client-provider';
import { useAccount } from '../../platform/client/use-account';
import type { MessageId } from '../../platform/i18n/message-id';
import { useText } from '../../platform/i18n/use-text';
import { useFilePicker } from '../../ui/file-picker/use-file-picker';
import { Icon } from '../../ui/icon/icon';
import { IconButton } from '../../ui/icon-button/icon-button';
import styles from './chat.module.css';

const noUploads: readonly Upload[] = [];
const ignore = (): (() => void) => () => {};

/** The files of a message that are being uploaded; a message has one file. */
function useChatUpload(person: AccountId) {
  const client = useClient();
  const target = chatDraftsOf(client).target(person);
  const { slot } = target;
  const uploads = useCell(client.drafts.loaded)?.uploads;
  useEffect(() => {
    client.drafts.load().catch((error: unknown) => {
      // Files can't be attached then; the text is sent all the same.
      if (!(error instanceof ApiError)) throw error;
      client.log('warn', 'files cannot be attached', error);
    });
  }, [client]);
  const read = useCallback(() => uploads?.of(slot) ?? noUploads, [uploads, slot]);
  return {
    uploads,
    running: useSyncExternalStore(uploads?.subscribe ?? ignore, read),
    isRunning: () => read().some(({ phase }) => phase.state !== 'failed'),
    add: (files: readonly File[]) => uploads?.add(target, files),
  };
}

/** Why nobody can write to this person; null if one can. */
function closedReason(account: ReturnType<typeof useAccount>): MessageId | null {
  if (account?.deactivated === true) return 'chats.deactivated';
  return account?.acceptsChatMessages === false ? 'chats.refuses' : null;
}

/** How many characters may still be written when their number is shown. */
const COUNTED_FROM = 200;

/** What speaks against sending, in words. */
const problems = {
  empty: 'chats.empty_message_error',
  too_long: 'post_status.too_long',
  not_loaded: 'errors.part_missing',
} as const satisfies Readonly<Record<string, MessageId>>;

interface ChatComposerProps {
  readonly person: AccountId;
  /** Null while it is not loaded: nothing can be sent then. */
  readonly chat: ChatRow | null;
}

/** Writes to one person: a text, a file, or both. What is written is kept until it is sent. */
export function ChatComposer({ person, chat }: ChatComposerProps) {
  const text = useText();
  const client = useClient();
  const account = useAccount(person);
  const drafts = chatDraftsOf(client);
  const content = useCell(drafts.of(person));
  const upload = useChatUpload(person);
  const isNarrow = useLayout() === 'narrow';
  const [isPicking, setPicking] = useState(false);
  const [problem, setProblem] = useState<keyof typeof problems | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const facts = useInstance();
  const { types } = uploadLimitsOf(facts);
  // A message with a file may be as long as one likes.
  const limit = facts.instance?.chatLimit || Infinity;
  const left = ({ text: words, attachments }: ChatContent) =>
    attachments.length > 0
      ? Infinity
      : charactersLeft({ text: words.trim(), subject: '' }, { limit, counting: 'plain' });
  const picker = useFilePicker({
    ...(types.length > 0 && { accept: types.join(',') }),
    multiple: false,
    onFiles: upload.add,
  });
  useQuote(chat?.id, (words) => {
    drafts.change(person, { text: withQuote(content.text, words) });
    field.current?.focus();
  });
  const closed = closedReason(account);
  const drop = useDropFiles(form, { disabled: closed !== null, onFiles: upload.add });
  /** The outbox is taking a message: it loads what it needs at the first one. */
  const isSending = useRef(false);
  /** What was sent waits for its file. */
  const [isWaiting, setWaiting] = useState(false);
  const handleUploads = useEffectEvent(() => {
    if (upload.isRunning()) return;
    setWaiting(false);
    // Without its file, when that failed or was cancelled, it is not what was to be sent.
    if (drafts.of(person).get().attachments.length > 0) void sendNow();
  });
  useEffect(
    () => (isWaiting ? upload.uploads?.subscribe(handleUploads) : undefined),
    [isWaiting, upload.uploads],
  );

  if (closed !== null) return <p className={styles.closed}>{text(closed)}</p>;

  async function sendNow() {
    const message = drafts.of(person).get();
    if (chat === null || isSending.current) return;
    if (isEmptyMessage(message)) return setProblem('empty');
    if (left(message) < 0) return setProblem('too_long');
    isSending.current = true;
    try {
      await chatOutboxOf(client).send(chat, message);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return setProblem('not_loaded');
    } finally {
      isSending.current = false;
    }
    setProblem(null);
    drafts.change(person, withoutSent(drafts.of(person).get(), message));
    field.current?.focus();
  }

  function send() {
    if (chat === null || isPicking) return undefined;
    return upload.isRunning() ? setWaiting(true) : sendNow();
  }

  function handlePaste(event: ClipboardEvent) {
    const files = pastedFiles(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    upload.add(files);
  }

  const [file] = content.attachments;
  const remaining = left(content);
  return (
    <MessageForm
      formRef={form}
      fieldRef={field}
      label={text('chats.write_here')}
      value={content.text}
      onChange={(words) => {
        // Whoever writes on has not finished: nothing is sent in the middle of a word.
        setWaiting(false);
        drafts.change(person, { text: words });
      }}
      send={{ label: text('chats.send'), disabled: chat === null || isWaiting, onSend: send }}
      waiting={isWaiting ? { label: text('chats.waits_for_file'), onCancel: () => setWaiting(false) } : null}
      multiline={isNarrow}
      problem={problem && text(problems[problem])}
      onDismiss={() => setProblem(null)}
      onPaste={handlePaste}
      counter={remaining <= COUNTED_FROM && <TextCounter remaining={remaining} />}
      above={
        <>
          <Standing person={person} />
          <MessageFile person={person} upload={upload} />
        </>
      }
      tools={
        <>
          <IconButton
            icon={Image}
            name={text('chats.attach')}
            disabled={upload.uploads === undefined || file !== undefined || upload.running.length > 0}
            onClick={picker.open}
          />
          {picker.input}
          <EmojiTool fields={[field]} disabled={false} open={isPicking} onOpenChange={setPicking} />
        </>
      }
    >
      <Suggestions fieldRef={field} kinds={inText} />
      <DropOverlay state={drop} />
    </MessageForm>
  );
}

/** What was written and attached while a message was sent. */
function withoutSent({ text, attachments }: ChatContent, sent: ChatContent): ChatContent {
  return {
    text: text.startsWith(sent.text) ? text.slice(sent.text.length) : text,
    attachments: attachments.filter((file) => !sent.attachments.includes(file)),
  };
}

/** Says what the viewer has decided about this person, or they about the viewer, where that changes the chat. */
function Standing({ person }: Pick<ChatComposerProps, 'person'>) {
  const text = useText();
  const state = useRelationship(person);
  if (state.state !== 'ready') return null;
  const { blockedBy, blocking, muting } = state.relationship;
  if (!blockedBy && !blocking && !muting) return null;
  return (
    <p className={styles.standing} role="note">
      {text(blockedBy ? 'chats.blocks_you' : blocking ? 'chats.blocked' : 'chats.muted')}
    </p>
  );
}

interface MessageFileProps {
  readonly person: AccountId;
  readonly upload: ReturnType<typeof useChatUpload>;
}

/** The file of a message: while it is uploaded, and when it is there. */
function MessageFile({ person, upload }: MessageFileProps) {
  const text = useText();
  const drafts = chatDraftsOf(useClient());
  const [file] = useCell(drafts.of(person)).attachments;
  return (
    <>
      {upload.running.length > 0 && (
        <ul className={styles.files}>
          {upload.running.map((one) =>
            one.phase.state === 'failed' ? (
              <FailedUpload
                key={one.id}
                upload={one}
                why={one.phase.why}
                onRetry={() => upload.uploads?.retry(one.id)}
                onRemove={() => upload.uploads?.cancel(one.id)}
              />
            ) : (
              <UploadThumb key={one.id} upload={one} onCancel={() => upload.uploads?.cancel(one.id)} />
            ),
          )}
        </ul>
      )}
      {file !== undefined && (
        <div className={styles.file}>
          {file.attachment.kind === 'image' ? (
            <img src={file.attachment.previewUrl} alt="" />
          ) : (
            <Icon of={fileKinds[file.attachment.kind].icon} />
          )}
          <bdi>{file.name || fileName(file.attachment.url)}</bdi>
          <IconButton
            small
            icon={X}
            name={text('chats.remove_file')}
            onClick={() => drafts.change(person, { attachments: [] })}
          />
        </div>
      )}
    </>
  );
}

const inText = ['person', 'emoji', 'hashtag'] as const;
