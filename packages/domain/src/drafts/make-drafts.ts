import { ApiError, type Call, type ErrorReason, type Status } from '@linnet/api';
import { readRichText } from '@linnet/richtext';
import type { Client } from '../client/client';
import type { WritingEnvironment } from '../kernel/environment';
import type { Features } from '../instance/features';
import { importArrival } from '../events/arrivals';
import type { Feeds } from '../feeds/feeds';
import type { Graph } from '../graph/graph';
import type { InstanceInformation } from '../instance/instance-facts';
import type { Lazy } from '../kernel/lazy';
import { type JobEnd, createOutbox } from '../outbox/outbox';
import { quoteParameterFor } from '../outbox/send-step';
import { createDescriptions } from '../uploads/descriptions';
import { contextOfSlot, draftSlot } from '../uploads/draft-target';
import { storeUploads } from '../uploads/store-uploads';
import { makeUploads } from '../uploads/make-uploads';
import type { DraftContent } from '../post-content/draft';
import type { DraftContext } from '../post-content/draft-context';
import { createDraftSending, type DraftSending } from './draft-sending';
import { createDraftStore, type DraftStore } from './draft-store';
import { createDrafts, type Drafts } from './drafts';
import { createOpenForms } from './open-forms';
import { containsOwn } from '../feeds/contains-own';
import { countReply } from '../graph/reply-counts';
import { markDeleted } from '../graph/status-row';

export interface WritingOptions extends Pick<
  Client,
  'environment' | 'records' | 'graph' | 'session' | 'settings' | 'notices' | 'feeds' | 'life'
> {
  writing: WritingEnvironment;
  instance: Pick<InstanceInformation, 'facts'>;
  features: Pick<Lazy<Features>, 'loaded' | 'load'>;
  send: <T>(call: Call<T>) => Promise<T>;
}

/** Creates the drafts with their outbox, uploads and descriptions. */
export function makeDrafts(options: WritingOptions): Drafts {
  const { environment, writing, graph, session, settings, notices, features, feeds, send, life } = options;
  const { otherPages } = writing;
  const { records } = options;
  const viewer = session.state.get();
  const openForms = createOpenForms();
  const uploads = makeUploads({ ...options, features: features.loaded });
  storeUploads({ ...environment, uploads, otherPages, records, life, onLost: handleLostUploads });
  const descriptions = createDescriptions(send);

  function showNotStored(): void {
    notices.add({ level: 'error', key: 'drafts.not_stored' });
  }

  function handleDone(end: JobEnd): void {
    if (end.kind === 'scheduled')
      notices.add({ level: 'success', key: 'post_status.scheduled', duration: 5000 });
    else if (end.kind === 'edited') importArrival(graph, end.status);
    else if (end.kind === 'withdrawn') markDeleted(graph, end.id);
    else importOwnPost({ graph, feeds }, end.status);
  }

  function handleRestored(context: DraftContext, reason: ErrorReason): void {
    const run = (): void => openForms.openOver(context);
    const action = { label: 'post_status.open_draft', run } as const;
    notices.add({ level: 'error', key: 'post_status.not_sent', reason, action });
  }

  function handleLostUploads(slot: string, count: number): void {
    const context = contextOfSlot(slot);
    const action = {
      label: 'post_status.open_draft',
      run: () => context && openForms.openOver(context),
    } as const;
    notices.add({
      level: 'warning',
      key: 'upload.interrupted',
      values: { count },
      ...(context && { action }),
    });
  }

  function describe(content: DraftContent, isEdit: boolean): Promise<ErrorReason | null> {
    const files = [content, ...content.following].flatMap(({ attachments }) => attachments);
    return descriptions.saveAll(files, isEdit);
  }

  const dropUploads = (context: DraftContext): void => uploads.drop(draftSlot(context));

  // Drafts and outbox need each other; the outbox calls back only after both exist.
  const sendingRef: { current: DraftSending | null } = { current: null };
  const outbox = createOutbox({
    viewer: records !== null && viewer.state !== 'visitor' ? { account: viewer.accountId, records } : null,
    life,
    storage: environment.storage,
    otherPages,
    send,
    quoteParameter: () => quoteParameterFor(features.loaded.get()),
    plainText: (html) => readRichText(html, { parse: environment.parseHtml }).plainText,
    // Assumed until the features are loaded: the rendered text of a post is not always what was typed.
    canReadSource: () => features.loaded.get()?.has('editing') !== false,
    async describe({ content, context }) {
      const reason = await describe(content, context.kind === 'edit');
      if (reason !== null) throw new ApiError(reason);
    },
    isOnline: writing.isOnline,
    now: environment.now,
    newKey: environment.newKey,
    log: environment.log,
    onStorageError: showNotStored,
    onDone: handleDone,
    onStopped: (job, why) => sendingRef.current?.restoreFailed(job, why),
  });
  const store: DraftStore = createDraftStore({
    records,
    environment,
    otherPages,
    graph,
    session,
    settings,
    storage: environment.storage,
    language: writing.language,
    send,
    facts: options.instance.facts,
    features,
    outbox,
    onStorageError: showNotStored,
    onDamaged: () => notices.add({ level: 'warning', key: 'drafts.damaged' }),
  });
  const sending = createDraftSending(store, {
    life,
    environment,
    settings,
    outbox,
    isUploading: (context) => uploads.isUploading(draftSlot(context)),
    describe,
    onEmptied: dropUploads,
    onRestored: handleRestored,
  });
  sendingRef.current = sending;
  return createDrafts({
    store,
    sending,
    openForms,
    outbox,
    uploads,
    descriptions,
    environment,
    onDiscarded: dropUploads,
  });
}

/** Adds the viewer's own new post to the graph and to the feeds that show it. */
export function importOwnPost({ graph, feeds }: { graph: Graph; feeds: Feeds }, status: Status): void {
  countReply(graph, status);
  const id = importArrival(graph, status);
  for (const { source, feed } of feeds.all()) if (containsOwn(source, status)) feed.receiveOwn(id);
}
