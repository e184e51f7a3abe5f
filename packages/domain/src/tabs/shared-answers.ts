import type { Answer } from '@linnet/api';
import { putLatest } from '../kernel/put-latest';
import { isPlainObject } from '../kernel/json-record';
import type { TabChannels } from '../kernel/environment';

/** How many answers are stored; the oldest are dropped first. */
const MAX_ANSWERS = 50;

/** After this time a tab with a request under way counts as stopped, and the others send their own. */
const OTHER_TAB_TIMEOUT_MS = 10_000;

/** Shares the answers to repeated requests between tabs: one tab sends the request, and all use the answer. */
export interface SharedAnswers {
  /** The answer to a GET request that any tab has sent at `asOf` or later; without one, `fetch` sends the request. */
  recent(address: string, asOf: number, fetch: () => Promise<Answer>): Promise<Answer>;
  /** Drops all answers after something was changed on the server. */
  invalidate(): void;
  stop(): void;
}

interface StoredAnswer {
  at: number;
  answer: Answer;
}

/** `name` identifies the tabs that can share answers: those of one viewer at one server. */
export function shareAnswers(pages: TabChannels, name: string): SharedAnswers {
  const answers = new Map<string, StoredAnswer>();
  /** Addresses for which another tab did not answer in time. */
  const timedOut = new Set<string>();
  /** When something was last changed on the server: answers to earlier requests may lack that change. */
  let changedAt = 0;
  const channel = pages.channel(`${name} answers`, (message) => {
    const update = readUpdate(message);
    if (update === 'outdated') dropAll();
    else if (update !== null) store(update.address, update);
  });

  function dropAll(): void {
    changedAt = Date.now();
    answers.clear();
  }

  function store(address: string, { at, answer }: StoredAnswer): void {
    if (at < changedAt) return;
    putLatest(answers, [address, { at, answer }], MAX_ANSWERS);
  }

  function find(address: string, asOf: number): Answer | undefined {
    const found = answers.get(address);
    return found !== undefined && found.at >= asOf ? found.answer : undefined;
  }

  async function fetchAndShare(address: string, fetch: () => Promise<Answer>): Promise<Answer> {
    const at = Date.now();
    const answer = await fetch();
    if (answer.status !== 200) return answer;
    store(address, { at, answer });
    channel.send({ address, at, answer });
    return answer;
  }

  return {
    async recent(address, asOf, fetch) {
      const found = find(address, asOf);
      if (found !== undefined) return found;
      if (timedOut.has(address)) return fetchAndShare(address, fetch);
      const result: { answer: Answer | null } = { answer: null };
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isLate = false;
      const timeout = new Promise<void>((resolve) => {
        timer = setTimeout(() => {
          isLate = true;
          timedOut.add(address);
          resolve();
        }, OTHER_TAB_TIMEOUT_MS);
      });
      const own = pages.withLock(`${name} ${address}`, async () => {
        clearTimeout(timer);
        // The tab that held the lock is gone, or runs again.
        timedOut.delete(address);
        if (isLate) return;
        // Another tab may have sent the request while this one waited for the lock; its message arrives a moment later.
        await new Promise((resolve) => setTimeout(resolve));
        result.answer = find(address, asOf) ?? (await fetchAndShare(address, fetch));
      });
      await Promise.race([own, timeout]);
      return result.answer ?? find(address, asOf) ?? fetchAndShare(address, fetch);
    },
    invalidate() {
      dropAll();
      channel.send('outdated');
    },
    stop: channel.close,
  };
}

/** Null for a message from a tab of another version. */
function readUpdate(message: unknown): (StoredAnswer & { address: string }) | 'outdated' | null {
  if (message === 'outdated') return message;
  if (!isPlainObject(message) || !isPlainObject(message['answer'])) return null;
  const { address, at } = message;
  const { status, link, retryAfter, text } = message['answer'];
  if (typeof address !== 'string' || typeof at !== 'number') return null;
  if (typeof status !== 'number' || typeof text !== 'string') return null;
  const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  return {
    address,
    at,
    answer: { status, text, link: textOrNull(link), retryAfter: textOrNull(retryAfter) },
  };
}
