import { readWorkerMessage, type WorkerMessage } from '../../worker/worker-messages';
import { workerContainer } from './register-worker';

/** Answers messages of the service worker. Returns the function that stops it. */
export function listenToWorker(answer: (message: WorkerMessage) => boolean): () => void {
  const container = workerContainer();
  const hear = ({ data, ports }: MessageEvent<unknown>): void => {
    const message = readWorkerMessage(data);
    if (message !== null) ports[0]?.postMessage(answer(message));
  };
  container?.addEventListener('message', hear);
  container?.startMessages();
  return () => container?.removeEventListener('message', hear);
}
