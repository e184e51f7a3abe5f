import { ApiError, type FailureReason, type Status, type StatusId } from '@linnet/api';
import type { Cell } from '../cell';
import type { Environment } from '../environment';
import type { InstanceFacts } from '../instance/instance-facts';
import type { Session } from '../session/session';
import type { Settings } from '../settings/settings';
import {
  contextKey,
  contextOf,
  problemOf,
  type DraftContent,
  type DraftContext,
  type DraftProblem,
} from './draft';
import { createDraftContents, type DraftContentsOptions } from './draft-contents';
import { createDraftRecords } from './draft-records';
import { createPosting } from './posting';
import { keyOpenAt, type StoredDraft } from './stored-drafts';
import { textLimitOf } from './text-limit';

export type DraftPhase =
  | { state: 'idle' }
  | { state: 'posting' }
  | { state: 'failed'; why: DraftProblem | FailureReason };

/** A form as it is shown. The same object until something about it changes. */
export interface DraftForm {
  content: DraftContent;
  /** Something differs from the empty form. */
  touched: boolean;
  phase: DraftPhase;
  /** Characters it may have, 0 for no limit: for the counter, and what sending keeps to. */
  limit: number;
}

/** What the person is writing. Kept in storage while it is typed, until it has been posted. */
export interface Drafts {
  form(context: DraftContext): DraftForm;
  change(context: DraftContext, change: Partial<DraftContent>): void;
  /** Resolves to whether it was posted; a refusal is in the form's phase. */
  send(context: DraftContext): Promise<boolean>;
  dismissFailure(context: DraftContext): void;
  /** Opens the form of a reply under a card (the card of a repeat has an id of its own). */
  open(to: StatusId, at: StatusId): void;
  close(to: StatusId): void;
  /** The status whose reply form stands open under this card. */
  openUnder(at: StatusId): StatusId | null;
  /** Something was typed that has not been posted. */
  hasUnsent(): boolean;
  subscribe(listener: () => void): () => void;
  /** Writes what is waiting to be written. */
  flush(): void;
  /** Removes the person's drafts from the device. */
  forget(): void;
}

interface DraftsOptions extends DraftContentsOptions {
  environment: Pick<Environment, 'storage' | 'now' | 'newKey'>;
  settings: Pick<Settings, 'valueOf' | 'subscribe'>;
  facts: Pick<Cell<InstanceFacts>, 'get' | 'subscribe'>;
  onPosted: (status: Status) => void;
  /** The text cannot be kept in storage. */
  onStorageRefused: () => void;
}

const idle: DraftPhase = { state: 'idle' };

export function createDrafts(options: DraftsOptions): Drafts {
  const { environment, session, settings, facts } = options;
  const records = createDraftRecords(environment.storage, options.onStorageRefused);
  const contents = createDraftContents(options);
  const post = createPosting({ contents, send: options.send });
  const listeners = new Set<() => void>();
  const forms = new Map<string, DraftForm>();
  /** Those of the present owner: what was sent for somebody else finds its map gone. */
  let phases = new Map<string, DraftPhase>();
  let owner = readerOf(session);
  let limit = textLimitOf(facts.get());
  records.turnTo(owner);

  function changed(key?: string): void {
    if (key === undefined) forms.clear();
    else forms.delete(key);
    for (const listener of [...listeners]) listener();
  }

  function put(key: string, draft: StoredDraft | null): void {
    records.put(key, draft);
    changed(key);
  }

  function setPhase(key: string, phase: DraftPhase): void {
    phases.set(key, phase);
    changed(key);
  }

  function isTouched(context: DraftContext, draft: StoredDraft): boolean {
    return differs(draft, contents.start(context));
  }

  function form(context: DraftContext): DraftForm {
    const key = contextKey(context);
    const known = forms.get(key);
    if (known !== undefined) return known;
    const draft = records.get(key);
    const made: DraftForm = {
      content: contents.of(context, draft ?? {}),
      touched: draft !== undefined && isTouched(context, draft),
      phase: phases.get(key) ?? idle,
      limit,
    };
    forms.set(key, made);
    return made;
  }

  function store(context: DraftContext, change: Partial<StoredDraft>): StoredDraft {
    const key = contextKey(context);
    const before = records.get(key) ?? { openAt: null };
    const draft = { ...before, key: environment.newKey(), changedAt: environment.now(), ...change };
    put(key, draft);
    return draft;
  }

  async function sendNow(context: DraftContext, draft: StoredDraft): Promise<boolean> {
    const key = contextKey(context);
    const own = phases;
    const isTheirs = (): boolean => phases === own;
    setPhase(key, { state: 'posting' });
    try {
      const status = await post({ context, draft, isTheirs });
      phases.delete(key);
      put(key, null);
      records.flush();
      options.onPosted(status);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!isTheirs()) return false;
      // An answered refusal is kept by the server under its key; trying again needs a new one.
      if (wasAnswered(error.reason)) store(context, {});
      setPhase(key, { state: 'failed', why: error.reason });
      return false;
    }
  }

  function turnTo(reader: typeof owner): void {
    owner = reader;
    records.turnTo(owner);
    contents.forget();
    phases = new Map();
  }

  session.state.subscribe(() => {
    if (readerOf(session) !== owner) turnTo(readerOf(session));
    changed();
  });
  settings.subscribe(() => changed());
  facts.subscribe(() => {
    if (textLimitOf(facts.get()) === limit) return;
    limit = textLimitOf(facts.get());
    changed();
  });

  return {
    form,
    flush: records.flush,
    forget() {
      records.forget();
      changed();
    },
    change(context, change) {
      store(context, change);
    },
    dismissFailure: (context) => setPhase(contextKey(context), idle),
    async send(context) {
      const key = contextKey(context);
      const { content, phase } = form(context);
      if (phase.state === 'posting') return false;
      const problem = problemOf(content, limit);
      if (problem === null) return sendNow(context, records.get(key) ?? store(context, {}));
      setPhase(key, { state: 'failed', why: problem });
      return false;
    },
    open(to, at) {
      store({ kind: 'reply', to }, { openAt: at });
    },
    close(to) {
      const context: DraftContext = { kind: 'reply', to };
      const key = contextKey(context);
      const draft = records.get(key);
      if (draft === undefined) return;
      phases.delete(key);
      put(key, isTouched(context, draft) ? { ...draft, openAt: null } : null);
    },
    openUnder(at) {
      const key = keyOpenAt(records.all(), at);
      const context = key === undefined ? null : contextOf(key);
      return context?.kind === 'reply' ? context.to : null;
    },
    hasUnsent: () => Object.entries(records.all()).some(([key, draft]) => isTouched(contextOf(key), draft)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function readerOf(session: Pick<Session, 'state'>) {
  const reader = session.state.get();
  return reader.state === 'visitor' ? null : reader.accountId;
}

function differs(draft: StoredDraft, start: DraftContent): boolean {
  const { text = start.text, subject = start.subject } = draft;
  return text.trim() !== start.text.trim() || subject !== start.subject;
}

/** The server itself answered; what a gateway says of its own comes without a readable body. */
function wasAnswered(reason: FailureReason): boolean {
  return reason.kind === 'http' && !([502, 503, 504].includes(reason.status) && reason.body === null);
}
