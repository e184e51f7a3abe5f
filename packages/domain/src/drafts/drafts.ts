import type { StatusId } from '@linnet/api';
import type { Environment } from '../environment';
import type { Outbox } from '../outbox/outbox';
import type { Descriptions } from '../uploads/descriptions';
import type { Uploads } from '../uploads/uploads';
import type { ChosenContent } from './draft';
import { contextKey, contextOf, type DraftContext } from './draft-context';
import type { DraftEntry, DraftForm } from './draft-form';
import type { DraftSending } from './draft-sending';
import type { DraftStore } from './draft-store';
import type { OpenForms } from './open-forms';

/** What the person is writing. Kept in storage while it is typed, until it has been posted. */
export interface Drafts extends OpenForms, Pick<DraftSending, 'send' | 'takeBack'> {
  form(context: DraftContext): DraftForm;
  change(context: DraftContext, change: ChosenContent): void;
  /** What the form of a context begins with, if nothing was put into it yet. */
  begin(context: DraftContext, base: ChosenContent): void;
  dismissFailure(context: DraftContext): void;
  /** Opens a form under a card (the card of a repeat has an id of its own). */
  open(context: DraftContext, at: StatusId): void;
  /** Takes the form from under its card; what was written stays. */
  close(context: DraftContext): void;
  /** What is being written under this card. */
  openUnder(at: StatusId): DraftContext | null;
  /** Makes room in the form of a context: what is in it becomes a draft of its own. */
  putAside(context: DraftContext): void;
  /** Empties a draft. Returns what brings it back. */
  discard(context: DraftContext): () => void;
  /** Every draft that holds something, the latest first. The same list until one of them changes. */
  entries(): readonly DraftEntry[];
  /** What is on its way. */
  outbox: Outbox;
  uploads: Uploads;
  /** What the server knows of what files show. */
  descriptions: Descriptions;
  /** Something was typed that has not been posted. */
  hasUnsent(): boolean;
  subscribe(listener: () => void): () => void;
  /** Writes what is waiting to be written. */
  flush(): void;
  /** Forgets the person's drafts in this page. */
  forget(): void;
}

interface DraftsParts extends Pick<Drafts, 'uploads' | 'descriptions'> {
  store: DraftStore;
  sending: DraftSending;
  openForms: OpenForms;
  outbox: Outbox;
  environment: Pick<Environment, 'newKey'>;
  onDiscarded: (context: DraftContext) => void;
}

export function createDrafts({
  store,
  sending,
  openForms,
  outbox,
  environment,
  ...parts
}: DraftsParts): Drafts {
  const { records } = store;
  const aside = (): DraftContext => ({ kind: 'saved', id: environment.newKey() });
  const draftOf = (context: DraftContext) => records.get(contextKey(context));

  return {
    ...openForms,
    outbox,
    uploads: parts.uploads,
    descriptions: parts.descriptions,
    form: store.form,
    entries: store.entries,
    subscribe: store.subscribe,
    flush: records.flush,
    send: sending.send,
    takeBack: sending.takeBack,
    forget() {
      records.forget();
      store.changed();
    },
    change(context, change) {
      store.store(context, { ...change, why: undefined });
    },
    begin(context, base) {
      if (!store.isWritten(context, draftOf(context))) store.store(context, { base });
    },
    dismissFailure(context) {
      const draft = draftOf(context);
      if (draft?.why !== undefined) store.put(context, { ...draft, why: undefined });
      store.setPhase(context, null);
    },
    open(context, at) {
      const draft = draftOf(context);
      if (draft === undefined) store.store(context, { openAt: at });
      else store.put(context, { ...draft, openAt: at });
    },
    close(context) {
      const draft = draftOf(context);
      if (draft === undefined) return;
      store.setPhase(context, null);
      store.put(context, store.isWritten(context, draft) ? { ...draft, openAt: null } : null);
    },
    openUnder(at) {
      const all = records.all();
      const key = Object.keys(all).find((name) => all[name]?.openAt === at);
      if (key !== undefined) return contextOf(key);
      return outbox.all().find((job) => job.held && job.openAt === at)?.context ?? null;
    },
    putAside(context) {
      const draft = draftOf(context);
      if (!store.isWritten(context, draft)) return;
      store.store(aside(), { ...draft, ...store.contents.of(context, draft), openAt: null });
      store.clear(context);
      records.flush();
    },
    discard(context) {
      const draft = draftOf(context);
      store.clear(context);
      parts.onDiscarded(context);
      return () => {
        if (draft === undefined) return;
        const isTaken = store.isWritten(context, draftOf(context));
        store.store(isTaken ? aside() : context, { ...draft, openAt: null });
      };
    },
    hasUnsent: () => outbox.all().length > 0 || store.entries().length > 0,
  };
}
