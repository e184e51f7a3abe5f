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
import { holdAnswers } from './held-answers';
import { rememberedStorage } from './remembered-storage';
import { stillUploads } from './still-uploads';

/** The status that is answered. */
export const parent = '5' as StatusId;

export function member(id: string, scope = 'public', sensitive = false): SessionState {
  const url = `https://nest.example/users/${id}`;
  const own = readOwnAccount({ id, username: id, acct: id, url, source: { privacy: scope, sensitive } });
  if (own === undefined) throw new Error('The composed account is not readable.');
  return { state: 'signed-in', accountId: id as AccountId, username: id, own };
}

export function factsWith(textLimit: number | null): InstanceFacts {
  const instance = textLimit === null ? null : readInstance({ title: 'Nest', max_toot_chars: textLimit });
  return { instance: instance ?? null, nodeinfo: null, config: readInstanceConfig({}), configured: false };
}

interface Scene {
  storage?: ReturnType<typeof rememberedStorage>;
  parentScope?: string;
  reader?: SessionState;
  textLimit?: number | null;
  /** What the server says it can, once it is asked. */
  features?: Features;
}

/** Drafts, outbox and a server whose answers come when the test says so. */
export function beginDrafts(options: Scene = {}) {
  const { textLimit = 20 } = options;
  const storage = options.storage ?? rememberedStorage();
  const state = createCell<SessionState>(options.reader ?? member('alice'));
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
  const server = holdAnswers();
  const posted = vi.fn<() => void>();
  const refused = vi.fn<() => void>();
  const cameBack = vi.fn<() => void>();
  let keys = 0;
  let passed = 0;
  const environment = { storage, now: () => Date.now() + passed, newKey: () => `key ${(keys += 1)}` };
  const { otherPages, isOnline } = lonePage();
  const settings = createSettings(storage, () => {});
  const life = createLifetime(() => {});
  const viewer = state.get();
  const records = viewer.state === 'visitor' ? null : accountRecords(homeServer, viewer.accountId);
  const outbox = createOutbox({
    viewer: records !== null && viewer.state !== 'visitor' ? { account: viewer.accountId, records } : null,
    life,
    ...environment,
    otherPages,
    send: server.send,
    quoteParameter: () => 'quote_id',
    plainText: (html) => html,
    canReadSource: () => false,
    describe: async () => {},
    isOnline,
    log: () => {},
    onStorageError: refused,
    onDone: posted,
    onStopped: (job, why) => sending.stopped(job, why),
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
    onStorageError: refused,
    onDamaged: vi.fn<() => void>(),
  });
  const sending = createDraftSending(store, {
    life,
    environment,
    settings,
    outbox,
    isUploading: () => false,
    describe: async () => null,
    onEmptied: () => {},
    onRestored: cameBack,
  });
  const drafts = createDrafts({
    store,
    sending,
    openForms: createOpenForms(),
    outbox,
    uploads: stillUploads(server.send, facts.get),
    descriptions: createDescriptions(server.send),
    environment,
    onDiscarded: () => {},
  });
  /** The clock goes on by so many milliseconds. */
  const pass = (ms: number): void => void (passed += ms);
  return {
    drafts,
    life,
    storage,
    state,
    facts,
    graph,
    verify,
    server,
    posted,
    refused,
    cameBack,
    pass,
    settings,
    features,
  };
}
