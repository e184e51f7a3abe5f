import { type Client, perClient } from '../client/client';
import { orLog } from '../kernel/error-of';
import { loadPart } from '../kernel/lazy';

/**
 * Sends what earlier pages have left unsent, and what other tabs leave unsent when they are closed. The code for that
 * is loaded once there is something to send. Called when chats are followed; only the first call has an effect.
 */
export const resumeMessages = perClient(resume);

async function resume(client: Client): Promise<void> {
  const { environment, records, life, log } = client;
  const { storage, forWriting } = environment;

  async function start(): Promise<void> {
    const { chatOutboxOf } = await loadPart(() => import('./chat-outbox'));
    if (!life.isOver()) chatOutboxOf(client).start();
  }
  const startIfPossible = () =>
    orLog(start(), log, ['warn', 'the code to send messages could not be loaded']);

  if (records === null) return;
  const prefix = records.prefix('message');
  if (storage.keys(prefix).length > 0) await startIfPossible();
  const writing = await orLog(loadPart(forWriting), log, ['warn', 'messages of closed tabs are not sent']);
  writing?.otherPages.onRecord((name) => {
    if (name.startsWith(prefix) && storage.read(name) !== null) void startIfPossible();
  });
}
