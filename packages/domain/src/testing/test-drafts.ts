import {
  ApiError,
  readInstance,
  readOwnAccount,
  type AccountId,
  type ErrorReason,
  type StatusId,
} from '@linnet/api';
import { vi } from 'vitest';
import { createCell } from '../kernel/cell';
import { createDraftSending } from '../drafts/draft-sending';
import { createDraftStore } from '../drafts/draft-store';
import { createDrafts } from '../drafts/drafts';
import { createOpenForms } from '../drafts/open-forms';
import type { Features } from '../instance/features';
import { createGraph } from '../graph/graph';
import { importStatus } from '../graph/import';
import { readInstanceConfig } from '../instance/instance-config';
import type { InstanceFacts } from '../instance/instance-facts';
import { createLazy } from '../kernel/lazy';
import { accountRecords, homeServer } from '../kernel/records';
import { createLifetime } from '../kernel/lifetime';
import { createOutbox } from '../outbox/outbox';
import type { Session, SessionState } from '../session/session';
import { createSettings } from '../settings/settings';
import { createDescriptions } from '../uploads/descriptions';
import { lonePage } from './browser-pages';
import { composedStatus } from './composed-status';
import { holdRequests } from './held-requests';
import { memoryStorage } from './memory-storage';
import { uploadsWithoutEncoding } from './uploads-without-encoding';

/** The id of the status that is replied to. */
export const parent = '5' as StatusId;

export function member(id: string, scope = 'public', sensitive = false): SessionState {
  const url = `https://nest.example/users/${id}`;
  const own = readOwnAccount({ id, username: id, acct: id, url, source: { privacy: scope, sensitive } });
  if (own === undefined) throw new Error('The composed account is not readable.');
  return { state: 'signed-in', accountId: id as AccountId, username: id, own };
}

export function factsWith(textLimit: number | null): InstanceFacts {
  const instance = textLimit === null ? null : readInstance({ title: 'Nest', max_toot_chars: textLimit });
  return { instance: instance ?? null, nodeinfo: null, config: readInstanceConfig({}), isConfigured: false };
}

interface TestDraftsOptions {
  storage?: ReturnType<typeof memoryStorage>;
  parentScope?: string;
  viewer?: SessionState;
  textLimit?: number | null;
  /** The features that the server reports; loading them fails when absent. */
  features?: Features;
}

/** Drafts and outbox, with a server whose requests the test answers. */
export function createTestDrafts(options: TestDraftsOptions = {}) {
  const { textLimit = 20 } = options;
  const storage = options.storage ?? memoryStorage();
  const state = createCell<SessionState>(options.viewer ?? member('alice'));
  const verify = vi.fn<() => Promise<ErrorReason | null>>(() => Promise.resolve(null));
  const session: Pick<Session, 'state' | 'verify'> = { state, verify };
  const facts = createCell(factsWith(textLimit));
  const graph = createGraph();
  importStatus(
    graph,
    composedStatus(parent, {
      visibility: options.parentScope ?? 'public',
      spoiler_text: 'ferries',
      mentions: [
        { id: 'a2', acct: 'carol', username: 'carol', url: 'https://nest.example/users/carol' },
        { id: 'alice', acct: 'alice', username: 'alice', url: 'https://nest.example/users/alice' },
      ],
    }),
  );
  const server = holdRequests();
  const posted = vi.fn<() => void>();
  const onStorageFailure = vi.fn<() => void>();
  const onRestored = vi.fn<() => void>();
  let keys = 0;
  let advancedMs = 0;
  const environment = { storage, now: () => Date.now() + advancedMs, newKey: () => `key ${(keys += 1)}` };
  const { otherPages, isOnline } = lonePage();
  const settings = createSettings(storage, () => {});
  const lifetime = createLifetime(() => {});
  const viewer = state.get();
  const records = viewer.state === 'visitor' ? null : accountRecords(homeServer, viewer.accountId);
  const outbox = createOutbox({
    viewer: records !== null && viewer.state !== 'visitor' ? { account: viewer.accountId, records } : null,
    life: lifetime,
    ...environment,
    otherPages,
    send: server.send,
    quoteParameter: () => 'quote_id',
    plainText: (html) => html,
    canReadSource: () => false,
    describe: async () => {},
    isOnline,
    log: () => {},
    onStorageError: onStorageFailure,
    onDone: posted,
    onStopped: (job, why) => sending.restoreFailed(job, why),
  });
  const known = options.features;
  const features = createLazy<Features>(async () => {
    if (known === undefined) throw new ApiError({ kind: 'aborted' });
    return known;
  });
  const store = createDraftStore({
    records,
    environment,
    otherPages,
    storage,
    language: () => 'en',
    graph,
    session,
    settings,
    facts,
    features,
    outbox,
    send: server.send,
    onStorageError: onStorageFailure,
    onDamaged: vi.fn<() => void>(),
  });
  const sending = createDraftSending(store, {
    life: lifetime,
    environment,
    settings,
    outbox,
    isUploading: () => false,
    describe: async () => null,
    onEmptied: () => {},
    onRestored,
  });
  const drafts = createDrafts({
    store,
    sending,
    openForms: createOpenForms(),
    outbox,
    uploads: uploadsWithoutEncoding(server.send, facts.get),
    descriptions: createDescriptions(server.send),
    environment,
    onDiscarded: () => {},
  });
  /** Advances the clock by milliseconds. */
  const advance = (ms: number): void => void (advancedMs += ms);
  return {
    drafts,
    life: lifetime,
    storage,
    state,
    facts,
    graph,
    verify,
    server,
    posted,
    refused: onStorageFailure,
    cameBack: onRestored,
    pass: advance,
    settings,
    features,
  };
}
