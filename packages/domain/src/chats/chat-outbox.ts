import { type ChatMessage, ApiError, chatMessages, sendChatMessage } from '@linnet/api';
import { readRichText } from '@linnet/richtext';
import { type Client, perClient } from '../client/client';
import { liveHubOf } from '../events/live-hub';
import { createCell, type Cell } from '../kernel/cell';
import type { WritingEnvironment } from '../kernel/environment';
import { loadPart } from '../kernel/lazy';
import { isSameText } from '../outbox/find-posted';
import { createJobQueue, type JobQueue } from '../outbox/job-queue';
import { createPostedIds } from '../outbox/posted-ids';
import { type StepWorker, workOnJob } from '../outbox/work-on-job';
import type { ChatContent } from './chat-draft';
import { type ChatJob, messageRules, newChatJob, readChatJob, waitsForEarlier } from './chat-job';
import { chatListOf, type ChatRow } from './chat-list';
import { chatMessagesOf, deletedKeysOf } from './chat-messages';

/** The viewer's chat messages that are on their way to the server, or were not sent. */
export interface ChatOutbox {
  /** The oldest first. */
  readonly jobs: Pick<Cell<readonly ChatJob[]>, 'get' | 'subscribe'>;
  /** Sends what earlier pages have left unsent. */
  start(): void;
  send(chat: ChatRow, content: ChatContent): Promise<void>;
  /** Sends a message that was not sent once more, without further delay. */
  retry(id: string): void;
  /** Removes a message from the outbox and returns it; null if it is being sent. */
  discard(id: string): ChatJob | null;
}

/** Largest difference that is expected between the clocks of server and device. */
const MAX_CLOCK_SKEW_MS = 10 * 60_000;

export const chatOutboxOf = perClient(createChatOutbox);

function createChatOutbox(client: Client): ChatOutbox {
  const { environment, records, life, notices, log, graph } = client;
  const jobs = createCell<readonly ChatJob[]>([]);
  const posted = createPostedIds(environment.storage, records);
  const deletedKeys = deletedKeysOf(client);
  let queue: Promise<JobQueue<ChatJob>> | null = null;
  let loaded: JobQueue<ChatJob> | null = null;

  const worker: StepWorker<ChatJob, ChatMessage> = {
    prepare: () => Promise.resolve(),
    withdraw: () => Promise.resolve(true),
    isRepeatable: () => false,
    find: (job) => findSent(client, job, (id) => posted.isOfAnother(id, job.id)),
    reach: ({ chatId }) => client.send(chatMessages(chatId, { limit: 1 })),
    sendStep: ({ chatId, content, steps }) =>
      client.send(
        sendChatMessage(
          chatId,
          { text: content.text.trim() || null, mediaId: content.attachments[0]?.attachment.id },
          steps[0]?.key ?? '',
        ),
      ),
    finish(message, { id, accountId }) {
      posted.add(message.id, id);
      if (life.isOver()) return message.id;
      chatMessagesOf(client).get(message.chatId).add(message);
      chatListOf(client).addSentMessage(message, accountId);
      return message.id;
    },
  };

  /** Shows the jobs. Messages of jobs that have gone, perhaps sent by another tab, are fetched. */
  function show(next: readonly ChatJob[]): void {
    const remaining = new Set(next.map(({ id }) => id));
    const gone = jobs.get().filter(({ id }) => !remaining.has(id));
    jobs.set(next);
    for (const { chatId } of gone) chatMessagesOf(client).get(chatId).catchUp();
  }

  function createQueue({ otherPages, isOnline }: WritingEnvironment): JobQueue<ChatJob> {
    const made = createJobQueue<ChatJob>({
      ...environment,
      life,
      otherPages,
      records: {
        prefix: records && records.prefix('message'),
        read: readChatJob,
        write: (job) => JSON.stringify(job),
      },
      lock: records && `linnet-messages ${records.id}`,
      rules: messageRules,
      hasToWait: waitsForEarlier,
      onStorageError: () => notices.add({ level: 'error', key: 'drafts.not_stored' }),
      work: (job, all) =>
        workOnJob(
          {
            ...environment,
            ...worker,
            isOnline,
            rules: messageRules,
            store(next) {
              if (life.isOver() || all.readNow(job.id) === undefined) return false;
              all.put(next);
              return true;
            },
          },
          job,
        ),
    });
    /** Removes the jobs of messages that reached the server and were deleted there. */
    function dropDeleted(): void {
      const keys = deletedKeys.get();
      for (const { id, steps } of made.all()) if (keys.has(steps[0]?.key ?? '')) made.remove(id);
    }
    made.subscribe(() => {
      if (deletedKeys.get().size > 0) dropDeleted();
      show(made.all());
    });
    const hub = liveHubOf(graph);
    const ends = [
      deletedKeys.subscribe(dropDeleted),
      hub.on('wake', made.wake),
      hub.isStreamOpen.subscribe(() => hub.isStreamOpen.get() && made.wake()),
    ];
    life.onEnd(() => ends.forEach((end) => end()));
    loaded = made;
    show(made.all());
    return made;
  }

  /** Rejects with `ApiError` when the code could not be loaded; the next call tries again. */
  function load(): Promise<JobQueue<ChatJob>> {
    queue ??= loadPart(environment.forWriting)
      .then(createQueue)
      .catch((error: unknown) => {
        queue = null;
        throw error;
      });
    return queue;
  }

  return {
    jobs,
    start() {
      load().catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        log('warn', 'messages that were not sent could not be loaded', error);
      });
    },
    async send({ id: chatId, accountId }, content) {
      const { newKey, now } = environment;
      (await load()).add(newChatJob({ chatId, accountId, content, key: newKey(), now: now() }));
    },
    retry: (id) => loaded?.sendNow(id),
    discard: (id) => loaded?.remove(id) ?? null,
  };
}

/**
 * Searches the newest messages of a chat for that of a request that had no answer: by its key, which servers send for
 * some minutes, or else by its content.
 */
async function findSent(
  { send, session, environment }: Client,
  { chatId, content, steps, madeAt }: ChatJob,
  isAnother: (id: ChatMessage['id']) => boolean,
): Promise<ChatMessage | null> {
  const viewer = session.state.get();
  const author = viewer.state === 'visitor' ? null : viewer.accountId;
  const { items } = await send(chatMessages(chatId, { limit: 40 }));
  const key = steps[0]?.key;
  const byKey = items.find(({ idempotencyKey }) => idempotencyKey === key);
  if (byKey !== undefined) return byKey;
  const plainText = (html: string): string => readRichText(html, { parse: environment.parseHtml }).plainText;
  const file = content.attachments[0]?.attachment.id;
  const sameContent = items.find(
    (item) =>
      item.accountId === author &&
      item.idempotencyKey === null &&
      !isAnother(item.id) &&
      Date.parse(item.createdAt) >= madeAt - MAX_CLOCK_SKEW_MS &&
      item.attachment?.id === file &&
      isSameText(plainText(item.content), content.text),
  );
  return sameContent ?? null;
}
