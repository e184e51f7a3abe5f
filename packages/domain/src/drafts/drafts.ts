import type { Environment } from '../environment';
import type { Outbox } from '../outbox/outbox';
import type { Descriptions } from '../uploads/descriptions';
import { draftSlot } from '../uploads/draft-target';
import type { Uploads } from '../uploads/uploads';
import type { ChosenContent } from './draft';
import { contextKey, type DraftContext } from './draft-context';
import type { DraftEntry, DraftForm } from './draft-form';
import type { DraftSending } from './draft-sending';
import type { DraftStore } from './draft-store';
import type { OpenForms } from './open-forms';
import { createPostForms, type PostForms } from './post-forms';

/** What the person is writing. Kept in storage while it is typed, until it has been posted. */
export interface Drafts extends OpenForms, PostForms, Pick<DraftSending, 'send' | 'takeBack'> {
  form(context: DraftContext): DraftForm;
  change(context: DraftContext, change: ChosenContent): void;
  /** What the form of a context begins with, if nothing was put into it yet. */
  begin(context: DraftContext, base: ChosenContent): void;
  dismissFailure(context: DraftContext): void;
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

  const isUploading = (context: DraftContext) => parts.uploads.isUploading(draftSlot(context));

  return {
    ...openForms,
    ...createPostForms({ store, openForms, outbox, isUploading, aside }),
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
      const draft = draftOf(context);
      const openAt = draft?.openAt ?? null;
      if (store.isWritten(context, draft)) return;
      // Also in place of what was chosen in a form that was emptied again.
      store.renew(context, { base, openAt });
    },
    dismissFailure(context) {
      const draft = draftOf(context);
      if (draft?.why !== undefined) store.put(context, { ...draft, why: undefined });
      store.setPhase(context, null);
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
