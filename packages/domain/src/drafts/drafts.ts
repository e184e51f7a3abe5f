import {
  ApiError,
  createStatus,
  type Call,
  type FailureReason,
  type Status,
  type StatusId,
} from '@linnet/api';
import type { Environment } from '../environment';
import type { Graph } from '../graph/graph';
import type { Session } from '../session/session';
import type { Settings } from '../settings/settings';
import {
  contextKey,
  contextOf,
  problemOf,
  type DraftContent,
  type DraftContext,
  type DraftProblem,
  type DraftScope,
} from './draft';
import { createDraftRecords } from './draft-records';
import { startingContent, type ReplyTarget } from './starting-content';
import type { StoredDraft } from './stored-drafts';

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

interface DraftsOptions {
  environment: Pick<Environment, 'storage' | 'now' | 'newKey'>;
  graph: Graph;
  session: Pick<Session, 'state'>;
  settings: Settings;
  textLimit: () => number;
  send: <T>(call: Call<T>) => Promise<T>;
  onPosted: (status: Status) => void;
  /** The text cannot be kept in storage. */
  onStorageRefused: () => void;
}

const idle: DraftPhase = { state: 'idle' };

export function createDrafts(options: DraftsOptions): Drafts {
  const { environment, graph, session, settings } = options;
  const records = createDraftRecords(environment.storage, options.onStorageRefused);
  const listeners = new Set<() => void>();
  const phases = new Map<string, DraftPhase>();
  const forms = new Map<string, DraftForm>();
  /** Scope and content type of the last post of this visit: the next one begins with them. */
  let kept: Partial<DraftContent> = {};
  let owner = readerOf(session);
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

  function empty(context: DraftContext): DraftContent {
    const reader = session.state.get();
    const own = reader.state === 'visitor' ? null : reader.own;
    const writer = { acct: own?.acct ?? '', defaultScope: scopeOf(own?.defaultScope) };
    const start = startingContent(replyTarget(graph, context), writer, settings);
    return context.kind === 'new' ? { ...start, ...kept } : start;
  }

  function setPhase(key: string, phase: DraftPhase): void {
    phases.set(key, phase);
    changed(key);
  }

  function form(context: DraftContext): DraftForm {
    const key = contextKey(context);
    const known = forms.get(key);
    if (known !== undefined) return known;
    const draft = records.get(key);
    const content = draft ?? empty(context);
    const touched = draft !== undefined && differs(draft, empty(context));
    const made: DraftForm = { content, touched, phase: phases.get(key) ?? idle };
    forms.set(key, made);
    return made;
  }

  function store(context: DraftContext, change: Partial<StoredDraft>): StoredDraft {
    const key = contextKey(context);
    const before = records.get(key) ?? { ...empty(context), openAt: null };
    const draft = { ...before, key: environment.newKey(), changedAt: environment.now(), ...change };
    put(key, draft);
    return draft;
  }

  async function post(context: DraftContext, draft: StoredDraft): Promise<boolean> {
    const key = contextKey(context);
    setPhase(key, { state: 'posting' });
    const { text, subject, scope, sensitive, contentType } = draft;
    const inReplyToId = context.kind === 'reply' ? { inReplyToId: context.to } : {};
    try {
      const status = await options.send(
        createStatus({ text, subject, scope, sensitive, contentType, ...inReplyToId }, draft.key),
      );
      phases.delete(key);
      if (context.kind === 'new') kept = { scope, contentType };
      put(key, null);
      records.flush();
      options.onPosted(status);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // An answered refusal is kept by the server under its key; trying again needs a new one.
      if (error.reason.kind === 'http') store(context, {});
      setPhase(key, { state: 'failed', why: error.reason });
      return false;
    }
  }

  session.state.subscribe(() => {
    if (readerOf(session) !== owner) {
      owner = readerOf(session);
      records.turnTo(owner);
      kept = {};
      phases.clear();
    }
    changed();
  });
  settings.subscribe(() => changed());

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
      const problem = problemOf(content, options.textLimit());
      if (problem === null) return post(context, records.get(key) ?? store(context, {}));
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
      put(key, differs(draft, empty(context)) ? { ...draft, openAt: null } : null);
    },
    openUnder(at) {
      const [key] = Object.entries(records.all()).find(([, draft]) => draft.openAt === at) ?? [];
      const context = key === undefined ? undefined : contextOf(key);
      return context?.kind === 'reply' ? context.to : null;
    },
    hasUnsent: () =>
      Object.entries(records.all()).some(([key, draft]) => differs(draft, empty(contextOf(key)))),
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

function replyTarget(graph: Graph, context: DraftContext): ReplyTarget | null {
  const row = context.kind === 'reply' ? graph.statuses.get(context.to) : undefined;
  const author = row && graph.accounts.get(row.accountId);
  return row !== undefined && author !== undefined ? { row, author } : null;
}

function differs(draft: DraftContent, start: DraftContent): boolean {
  return draft.text.trim() !== start.text.trim() || draft.subject !== start.subject;
}

function scopeOf(word: string | undefined): DraftScope {
  return word === 'unlisted' || word === 'private' || word === 'direct' ? word : 'public';
}
