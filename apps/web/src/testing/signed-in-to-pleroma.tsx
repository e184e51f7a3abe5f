import type { Client } from '@linnet/domain';
import type { ReactNode } from 'react';
import { ClientProvider } from '../platform/client/client-provider';
import { handledClient } from './handled-client';
import { memoryStorage } from './memory-storage';
import { show, type Shown } from './show';
import { wrenSignedIn } from './test-client';

export interface ServedRequest {
  /** `POST /api/v1/statuses`. */
  readonly call: string;
  readonly body: unknown;
}

/** Responses of the test's server by `POST /api/v1/…`; everything else is not found. */
export type ServedAnswers = Readonly<Record<string, (body: unknown) => unknown>>;

const features = ['pleroma_api', 'mastodon_api', 'polls', 'editing'];

export const wren = {
  id: 'a1',
  username: 'wren',
  acct: 'wren',
  display_name: 'Wren',
  url: 'https://nest.example/users/wren',
};

/** A page signed in to a Pleroma server whose documents have loaded, and the requests that it sent. */
export async function signedInToPleroma(
  answers: ServedAnswers = {},
  { instance: changes = {} }: { readonly instance?: object } = {},
): Promise<{ client: Client; requests: ServedRequest[]; shown: (content: ReactNode) => Promise<Shown> }> {
  const instance = {
    title: 'Nest',
    version: '2.7.2 (compatible; Pleroma 2.7.0)',
    pleroma: { metadata: { features } },
    ...changes,
  };
  const requests: ServedRequest[] = [];
  const all: ServedAnswers = {
    'GET /api/v1/instance': () => instance,
    'GET /api/v2/instance': () => instance,
    'GET /api/v1/accounts/verify_credentials': () => wren,
    ...answers,
  };

  const client = handledClient({
    storage: memoryStorage(wrenSignedIn),
    async handle(request) {
      const call = `${request.method} ${new URL(request.url).pathname}`;
      const text = await request.text();
      const body: unknown = text === '' ? null : JSON.parse(text);
      requests.push({ call, body });
      const answer = await all[call]?.(body);
      if (answer instanceof Response) return answer.clone();
      return answer === undefined
        ? Response.json({ error: 'Record not found' }, { status: 404 })
        : Response.json(answer);
    },
  });
  await client.session.verify();
  await client.instance.load();
  await client.features.load();
  requests.length = 0;
  const inClient = (content: ReactNode) => <ClientProvider value={client}>{content}</ClientProvider>;
  return {
    client,
    requests,
    async shown(content) {
      const { container, rerender } = await show(inClient(content));
      return { container, rerender: (next) => rerender(inClient(next)) };
    },
  };
}
