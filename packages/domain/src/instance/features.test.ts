import type { Call, FeatureKey } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import { createCell } from '../kernel/cell';
import type { LiveEnvironment } from '../kernel/environment';
import { liveHubOf } from '../events/live-hub';
import { memoryStorage } from '../testing/memory-storage';
import { startServer } from '../testing/start-server';

/** For the first load of the code. */
const PATIENCE = { timeout: 5000 };

const CONFIGURATION = ['/api/pleroma/frontend_configurations', '/static/config.json'];

/** A visit to a server that the seed of the sandbox makes a Pleroma. */
async function started(between?: (request: Request, next: typeof fetch) => Promise<Response>) {
  const { visit } = await startServer();
  const logged: string[] = [];
  const client = visit({ ...(between && { between }), onLog: (what) => logged.push(what) });
  client.start();
  const features = await vi.waitFor(() => {
    const loaded = client.features.loaded.get();
    if (loaded === null) throw new Error('Nothing is known yet.');
    return loaded;
  }, PATIENCE);
  return { client, features, logged };
}

const asked = (feature: FeatureKey, path: string, rest: Partial<Call<unknown>> = {}): Call<unknown> => ({
  method: 'GET',
  path,
  feature,
  read: (body) => body,
  ...rest,
});

test('nothing is offered before the server told of itself, then what it can', async () => {
  const { visit } = await startServer();
  const client = visit();
  expect(client.features.loaded.get()).toBeNull();
  client.start();
  await vi.waitFor(() => expect(client.features.loaded.get()?.has('polls')).toBe(true), PATIENCE);
  expect(client.features.loaded.get()?.has('localScope')).toBe(true);
  expect(client.features.loaded.get()?.has('bubbleTimeline')).toBe(false);
});

test('a feature whose route is not there is off from then on, the others stay', async () => {
  const { client, features } = await started();
  const heard = vi.fn<() => void>();
  features.subscribe(heard);
  await expect(client.send(asked('polls', '/api/v1/no/such/route'))).rejects.toThrow('404');
  expect(features.has('polls')).toBe(false);
  expect(features.has('localScope')).toBe(true);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a missing status does not cost the feature', async () => {
  const { client, features } = await started();
  await expect(client.send(asked('threadMute', '/api/v1/statuses/9zzzzzzzzzzzzzzzzz'))).rejects.toThrow(
    '404',
  );
  expect(features.has('threadMute')).toBe(true);
  // Where the path names nothing, the same answer means that there is no such call.
  const call = asked('threadMute', '/api/v1/statuses/9zzzzzzzzzzzzzzzzz', { notFound: 'route' });
  await expect(client.send(call)).rejects.toThrow('404');
  expect(features.has('threadMute')).toBe(false);
});

test('a server without Pleroma’s places for its documents is found by what it links to', async () => {
  const v1 = {
    title: 'Burrow',
    version: '0.10.0',
    feature_quote: true,
    fedibird_capabilities: ['emoji_reaction'],
  };
  const answers: Record<string, object> = {
    '/api/v1/instance': v1,
    '/api/v2/instance': { ...v1, api_versions: { mastodon: 7 } },
    '/.well-known/nodeinfo': {
      links: [
        { rel: 'http://nodeinfo.diaspora.software/ns/schema/2.1', href: 'https://x.example/nodeinfo/2.1' },
      ],
    },
    '/nodeinfo/2.1': { software: { name: 'hollo', version: '0.10.0' }, metadata: {} },
  };
  const asked: string[] = [];
  const { client, features } = await started(async (request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    const answer = answers[pathname];
    return answer === undefined ? new Response('404 Not Found', { status: 404 }) : Response.json(answer);
  });
  expect(client.instance.facts.get().nodeinfo).toMatchObject({ softwareName: 'hollo' });
  expect(features.has('reactionsOfFedibird')).toBe(true);
  expect(features.has('conversations')).toBe(false);
  // Only where the server itself names it.
  expect(asked.filter((path) => path.startsWith('/nodeinfo'))).toEqual(['/nodeinfo/2.1']);
  expect(asked.filter((path) => CONFIGURATION.includes(path))).toEqual([]);
});

const KINDS = [null, 'pleroma', 'other'] as const;

/** Loads what a server says of itself after a visit that took it for this kind; gives what was asked. */
async function loadedAfter(character: 'pleroma' | 'hollo', server: (typeof KINDS)[number]) {
  const { visit } = await startServer({ character });
  const storage = memoryStorage();
  const asked: string[] = [];
  const client = visit({
    storage,
    server,
    between(request, next) {
      asked.push(new URL(request.url).pathname);
      return next(request);
    },
  });
  await client.instance.load();
  expect(client.instance.facts.get().isConfigured).toBe(true);
  return { asked, kept: storage.read('linnet-server') };
}

test.each(KINDS)(
  'a Pleroma taken for %j is asked for its configuration, and known at the next start',
  async (server) => {
    const { asked, kept } = await loadedAfter('pleroma', server);
    expect(asked).toEqual(expect.arrayContaining(CONFIGURATION));
    expect(kept).toBe('pleroma');
  },
);

test.each(KINDS)('a Hollo taken for %j is known at the next start', async (server) => {
  expect(await loadedAfter('hollo', server)).toMatchObject({ kept: 'other' });
});

test.each([null, 'other'] as const)(
  'a Hollo taken for %j is asked for nothing of Pleroma',
  async (server) => {
    expect(await loadedAfter('hollo', server)).toMatchObject({ asked: ['/api/v1/instance'] });
  },
);

test('a server that is known to be a Pleroma is asked for its configuration at once', async () => {
  const { visit } = await startServer();
  const asked: string[] = [];
  const client = visit({
    server: 'pleroma',
    between(request) {
      asked.push(new URL(request.url).pathname);
      // Nothing is answered.
      return new Promise(() => {});
    },
  });
  void client.instance.configure();
  expect(asked.toSorted()).toEqual(CONFIGURATION);
});

test('how many fields a profile has is known where only the second version of the instance says it', async () => {
  const { client } = await started(async (request, next) => {
    const { pathname } = new URL(request.url);
    const accounts = { max_profile_fields: 8, profile_field_name_limit: 255 };
    if (pathname === '/api/v1/instance') return Response.json({ title: 'Burrow', version: '4.6.0' });
    if (pathname !== '/api/v2/instance') return next(request);
    return Response.json({ title: 'Burrow', version: '4.6.0', configuration: { accounts } });
  });
  expect(client.instance.facts.get().instance?.fieldLimits).toMatchObject({ max: 8, nameLength: 255 });
});

test('documents that do not come are told of, and leave what every server can', async () => {
  const { features, logged } = await started(async () => new Response('', { status: 503 }));
  expect(features.has('lists')).toBe(true);
  expect(features.has('chats')).toBe(false);
  expect(logged).toContain('the second version of the instance could not be read');
});

/** A page that can be looked away from, and whose network can come back. */
function worldOf() {
  const network = new Set<() => void>();
  const attention = createCell(true);
  const live: LiveEnvironment = {
    pages: null,
    attention,
    onNetwork(listener) {
      network.add(listener);
      return () => network.delete(listener);
    },
  };
  return { live, attention, network };
}

const DOCUMENTS = ['/instance', '/nodeinfo', '/.well-known/nodeinfo', '/static/config.json'];

/** A server whose documents are away until it is mended. */
async function awayAtFirst(status = 503) {
  const { visit } = await startServer();
  const { live, attention, network } = worldOf();
  const server = { isAway: true, asked: 0 };
  const client = visit({
    live,
    async between(request, next) {
      const { pathname } = new URL(request.url);
      if (!DOCUMENTS.some((part) => pathname.includes(part))) return next(request);
      server.asked += 1;
      return server.isAway ? new Response('', { status }) : next(request);
    },
  });
  const heard = vi.fn<() => void>();
  client.features.loaded.subscribe(heard);
  client.start();
  await vi.waitFor(() => expect(client.features.loaded.get()).not.toBeNull(), PATIENCE);
  return { client, server, attention, network, heard };
}

test('what a server that was away did not say is learned when it is there again, and all hear of it', async () => {
  const { client, server, heard } = await awayAtFirst();
  const woken = vi.fn<() => void>();
  liveHubOf(client.graph).on('wake', woken);
  expect(client.features.loaded.get()?.has('settingsStore')).toBe(false);
  expect(heard).toHaveBeenCalledTimes(1);
  server.isAway = false;
  await vi.waitFor(() => expect(client.features.loaded.get()?.has('settingsStore')).toBe(true), PATIENCE);
  expect(heard).toHaveBeenCalledTimes(2);
  expect(woken).toHaveBeenCalledTimes(1);
  expect(client.instance.facts.get().instance).not.toBeNull();
  expect(client.instance.facts.get().nodeinfo).not.toBeNull();
  // Nobody asks on once all is known.
  const { asked } = server;
  await client.instance.load();
  expect(server.asked).toBe(asked);
});

test('a network that is back, and a look at the page, ask at once', async () => {
  const { client, server, attention, network } = await awayAtFirst(429);
  // The live connection listens too.
  await vi.waitFor(() => expect(network.size).toBe(2), PATIENCE);
  attention.set(false);
  server.isAway = false;
  for (const listener of network) listener();
  await vi.waitFor(() => expect(client.features.loaded.get()?.has('settingsStore')).toBe(true), {
    timeout: 900,
  });
  await vi.waitFor(() => expect(network.size).toBe(1));
});

test('for a page that nobody sees nothing is asked; who comes back need not wait', async () => {
  const { client, server, attention, network } = await awayAtFirst();
  // The live connection listens too.
  await vi.waitFor(() => expect(network.size).toBe(2), PATIENCE);
  attention.set(false);
  const { asked } = server;
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(server.asked).toBe(asked);
  server.isAway = false;
  attention.set(true);
  await vi.waitFor(() => expect(client.features.loaded.get()?.has('settingsStore')).toBe(true), {
    timeout: 900,
  });
});

test('a document that the server does not have is not asked for again', async () => {
  const { client, server } = await awayAtFirst(404);
  const { asked } = server;
  await client.instance.load();
  expect(server.asked).toBe(asked);
});

test('a feature that was proved missing stays so when the documents come', async () => {
  const { client, server } = await awayAtFirst();
  client.features.loaded.get()?.markMissing('polls');
  server.isAway = false;
  await vi.waitFor(() => expect(client.features.loaded.get()?.has('settingsStore')).toBe(true), PATIENCE);
  expect(client.features.loaded.get()?.has('polls')).toBe(false);
});
