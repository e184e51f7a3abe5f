import { readWorkerMessage, type WorkerMessage } from '../../worker/worker-messages';
import { workerContainer } from './register-worker';

/** Answers the worker, until the returned function is called. */
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
