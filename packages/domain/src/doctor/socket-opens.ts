import type { Client } from '../client/client';
import { liveHubOf } from '../events/live-hub';

const TIMEOUT_MS = 10_000;

/** Whether a socket can be opened; it is closed again at once. */
export function socketOpens(
  { environment, graph }: Pick<Client, 'environment' | 'graph'>,
  url: string,
): Promise<'open' | 'refused'> {
  if (liveHubOf(graph).isStreamOpen.get()) return Promise.resolve('open');
  const socket = environment.openSocket(url);
  return new Promise((resolve) => {
    const end = (outcome: 'open' | 'refused'): void => {
      clearTimeout(timer);
      socket.close();
      resolve(outcome);
    };
    const timer = setTimeout(() => end('refused'), TIMEOUT_MS);
    socket.addEventListener('open', () => end('open'));
    socket.addEventListener('error', () => end('refused'));
    socket.addEventListener('close', () => end('refused'));
  });
}
