import type { ErrorReason } from '@linnet/api';
import { type Cell, createCell } from '../kernel/cell';
import type { Environment, OtherPages } from '../kernel/environment';
import type { InstanceFacts } from '../instance/instance-facts';
import type { OutboxJob } from '../outbox/job';
import type { AccountRecords } from '../kernel/records';
import type { Outbox } from '../outbox/outbox';
import { onConfirmed } from '../session/confirmed';
import type { Session } from '../session/session';
import type { Settings } from '../settings/settings';
import { contextKey, contextOf, type DraftContext } from '../post-content/draft-context';
import { createDraftContents, type DraftContents, type DraftContentsOptions } from './draft-contents';
import type { DraftEntry, DraftForm, DraftPhase } from './draft-form';
import { createDraftRecords, type DraftRecords } from './draft-records';
import { isTouched } from './is-touched';
import { pollLimitsOf, postLimitsOf } from './limits';
import type { StoredDraft } from '../post-content/stored-drafts';

/** The drafts of the viewer, and the state of the forms that show them. */
export interface DraftStore {
  records: Pick<DraftRecords, 'get' | 'all' | 'flush'>;
  contents: DraftContents;
  form(context: DraftContext): DraftForm;
  entries(): readonly DraftEntry[];
  /** Changes a draft; it gets a new key, unless `change` has one. */
  store(context: DraftContext, change: Partial<StoredDraft>): StoredDraft;
  /** Like `store`, but replaces the whole draft. */
  renew(context: DraftContext, draft: Partial<StoredDraft>): void;
  /** Replaces a draft without a new key: for changes that do not affect what is sent. */
  put(context: DraftContext, draft: StoredDraft | null): void;
  /** Removes a draft and its error. */
  clear(context: DraftContext): void;
  /** Null removes the phase: then the form shows the draft's own error, if it has one. */
  setPhase(context: DraftContext, phase: DraftPhase | null): void;
  isWritten(context: DraftContext, draft: StoredDraft | undefined): draft is StoredDraft;
  subscribe(listener: () => void): () => void;
}

export interface DraftStoreOptions extends DraftContentsOptions {
  /** Null for a visitor, whose drafts are not stored. */
  records: AccountRecords | null;
  environment: Pick<Environment, 'storage' | 'now' | 'newKey'>;
  otherPages: OtherPages;
  settings: Pick<Settings, 'valueOf' | 'subscribe'>;
  session: Pick<Session, 'state' | 'verify'>;
  facts: Pick<Cell<InstanceFacts>, 'get' | 'subscribe'>;
  outbox: Outbox;
  /** Called when a draft could not be stored. */
  onStorageError: () => void;
  /** Called when a stored draft cannot be read. */
  onDamaged: () => void;
}

export function createDraftStore(options: DraftStoreOptions): DraftStore {
  const { environment, session, settings, facts, features, outbox } = options;
  const changes = createCell({});
  const forms = new Map<string, DraftForm>();
  const phases = new Map<string, DraftPhase>();
  let cachedEntries: readonly DraftEntry[] | null = null;

  const records = createDraftRecords({ ...options, onChangedElsewhere: (key) => invalidate(key) });
  const contents = createDraftContents(options);

  function invalidate(key?: string): void {
    cachedEntries = null;
    if (key === undefined) forms.clear();
    else forms.delete(key);
    changes.set({});
  }

  function put(context: DraftContext, draft: StoredDraft | null): void {
    const key = contextKey(context);
    records.put(key, draft);
    invalidate(key);
  }

  function heldJob(key: string): OutboxJob | undefined {
    return outbox.all().find((job) => job.held && contextKey(job.context) === key);
  }

  function isWritten(context: DraftContext, draft: StoredDraft | undefined): draft is StoredDraft {
    return draft !== undefined && isTouched(draft, contents.initial(context, draft.base));
  }

  function createForm(context: DraftContext): DraftForm {
    const key = contextKey(context);
    const draft = records.get(key);
    const job = heldJob(key);
    const start = contents.initial(context, draft?.base);
    const unfitted = contents.withChosenScope(context, draft ?? {});
    const content = job?.content ?? contents.withOfferedScope(context, unfitted);
    return {
      content,
      chosenScope: job === undefined && unfitted.scope !== content.scope ? unfitted.scope : null,
      touched: job !== undefined || (draft !== undefined && isTouched(draft, start)),
      phase: job === undefined ? (phases.get(key) ?? phaseOf(draft?.why)) : posting,
      ...postLimitsOf(facts.get(), features.loaded.get()),
      pollLimits: pollLimitsOf(facts.get()),
    };
  }

  function entriesOf(): readonly DraftEntry[] {
    const all = Object.entries(records.all()).map(([key, draft]): DraftEntry | null => {
      const context = contextOf(key);
      if (context === null || !isWritten(context, draft)) return null;
      const content = contents.of(context, draft);
      return { context, content, changedAt: draft.changedAt, failed: draft.why !== undefined };
    });
    return all.filter((entry) => entry !== null).sort((a, b) => b.changedAt - a.changedAt);
  }

  // Not whenever the session changes: a server may refuse the post in spite of a valid sign-in.
  onConfirmed(session, outbox.wake);
  session.state.subscribe(() => invalidate());
  settings.subscribe(() => invalidate());
  outbox.subscribe(() => invalidate());
  facts.subscribe(() => invalidate());
  features.loaded.subscribe(() => invalidate());

  return {
    records,
    contents,
    isWritten,
    put,
    form(context) {
      const key = contextKey(context);
      const form = forms.get(key) ?? createForm(context);
      forms.set(key, form);
      return form;
    },
    entries() {
      cachedEntries ??= entriesOf();
      return cachedEntries;
    },
    store(context, change) {
      const before = records.get(contextKey(context)) ?? { openAt: null };
      const draft = { ...before, key: environment.newKey(), changedAt: environment.now(), ...change };
      put(context, draft);
      return draft;
    },
    renew(context, draft) {
      const [key, changedAt] = [environment.newKey(), environment.now()];
      put(context, { openAt: null, ...draft, key, changedAt });
    },
    clear(context) {
      phases.delete(contextKey(context));
      put(context, null);
    },
    setPhase(context, phase) {
      const key = contextKey(context);
      if (phase === null) phases.delete(key);
      else phases.set(key, phase);
      invalidate(key);
    },
    subscribe: changes.subscribe,
  };
}

/** Constants, because forms compare phases by identity with every letter typed. */
const idle: DraftPhase = { state: 'idle' };
const posting: DraftPhase = { state: 'posting' };

function phaseOf(why: ErrorReason | undefined): DraftPhase {
  return why === undefined ? idle : { state: 'failed', why };
}
