import type { WorkerMessage } from './worker-messages';

/** Milliseconds in which a page has to answer, even a busy one; a frozen page never does. */
const ANSWER_TIMEOUT_MS = 3000;

/** Sends a message to a page; resolves to its answer, false after a timeout. */
export function pageConfirms(page: Pick<Client, 'postMessage'>, message: WorkerMessage): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (answer: boolean): void => {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    const timer = setTimeout(() => end(false), ANSWER_TIMEOUT_MS);
    port1.onmessage = ({ data }: MessageEvent<unknown>) => end(data === true);
    page.postMessage(message, [port2]);
  });
}

/** Resolves to whether at least one page answers yes. */
export async function anyPageConfirms(
  pages: readonly Pick<Client, 'postMessage'>[],
  message: WorkerMessage,
): Promise<boolean> {
  const answers = await Promise.all(pages.map((page) => pageConfirms(page, message)));
  return answers.includes(true);
}
