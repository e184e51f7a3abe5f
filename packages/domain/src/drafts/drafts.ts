import type { Environment } from '../kernel/environment';
import type { Outbox } from '../outbox/outbox';
import type { Descriptions } from '../uploads/descriptions';
import { draftSlot, draftTarget } from '../uploads/draft-target';
import type { Uploads } from '../uploads/uploads';
import type { ChosenContent } from '../post-content/draft';
import { contextKey, type DraftContext } from '../post-content/draft-context';
import type { DraftEntry, DraftForm } from './draft-form';
import type { DraftSending } from './draft-sending';
import type { DraftStore } from './draft-store';
import type { OpenForms } from './open-forms';
import { createPostForms, type PostForms } from './post-forms';

/** The viewer's drafts, stored on this device while they are typed, until they are posted. */
export interface Drafts extends OpenForms, PostForms, Pick<DraftSending, 'send' | 'cancel'> {
  form(context: DraftContext): DraftForm;
  change(context: DraftContext, change: ChosenContent): void;
  /** Sets the initial content of a form, unless something was written in it. */
  begin(context: DraftContext, base: ChosenContent): void;
  dismissError(context: DraftContext): void;
  /** Empties the form of a context; its content becomes a saved draft, with what is still being uploaded. */
  saveAsDraft(context: DraftContext): void;
  /** Deletes a draft. Returns a function that restores it. */
  discard(context: DraftContext): () => void;
  /** Every draft with content, the latest first. The same array until one of them changes. */
  entries(): readonly DraftEntry[];
  /** The posts that are being sent. */
  outbox: Outbox;
  uploads: Uploads;
  /** The descriptions of attachments that the server has. */
  descriptions: Descriptions;
  /** Whether there are unsent drafts or posts. */
  hasUnsent(): boolean;
  subscribe(listener: () => void): () => void;
  /** Stores pending changes now. */
  flush(): void;
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
  const newContext = (): DraftContext => ({ kind: 'saved', id: environment.newKey() });
  const draftOf = (context: DraftContext) => records.get(contextKey(context));

  const isUploading = (context: DraftContext) => parts.uploads.isUploading(draftSlot(context));

  const change: Drafts['change'] = (context, changed) => {
    store.store(context, { ...changed, why: undefined });
  };

  return {
    ...openForms,
    ...createPostForms({ store, openForms, outbox, isUploading, newContext }),
    outbox,
    uploads: parts.uploads,
    descriptions: parts.descriptions,
    form: store.form,
    entries: store.entries,
    subscribe: store.subscribe,
    flush: records.flush,
    send: sending.send,
    cancel: sending.cancel,
    change,
    begin(context, base) {
      const draft = draftOf(context);
      const openAt = draft?.openAt ?? null;
      if (store.isWritten(context, draft)) return;
      // Replaces what was chosen in a form that was emptied again.
      store.renew(context, { base, openAt });
    },
    dismissError(context) {
      const draft = draftOf(context);
      if (draft?.why !== undefined) store.put(context, { ...draft, why: undefined });
      store.setPhase(context, null);
    },
    saveAsDraft(context) {
      const draft = draftOf(context);
      if (!store.isWritten(context, draft)) return;
      const saved = newContext();
      store.store(saved, { ...draft, ...store.contents.of(context, draft), openAt: null });
      const target = { form: store.form, change };
      parts.uploads.move(draftSlot(context), (part) => draftTarget(target, saved, part));
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
        store.store(isTaken ? newContext() : context, { ...draft, openAt: null });
      };
    },
    hasUnsent: () => outbox.all().length > 0 || store.entries().length > 0,
  };
}
