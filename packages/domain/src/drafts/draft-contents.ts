import { ApiError, getStatus, type Call, type OwnAccount, type Scope } from '@linnet/api';
import type { Cell } from '../kernel/cell';
import type { RecordStorage } from '../kernel/environment';
import type { Features } from '../instance/features';
import type { Graph } from '../graph/graph';
import { importStatus } from '../graph/import';
import type { InstanceFacts } from '../instance/instance-facts';
import type { Lazy } from '../kernel/lazy';
import type { Session } from '../session/session';
import type { Settings } from '../settings/settings';
import type { ChosenContent, DraftContent } from '../post-content/draft';
import type { DraftContext } from '../post-content/draft-context';
import { fittingScope, scopesFromOpenToClosed } from '../post-content/scopes';
import { initialContent, type ReplyTarget, type InitialContent } from './initial-content';
import type { StoredDraft } from '../post-content/stored-drafts';

/** Computes the content of drafts: what the viewer chose, over the defaults of the form. */
export interface DraftContents {
  /** The content of the form before anything was chosen. */
  initial(context: DraftContext, base?: ChosenContent): InitialContent;
  /** The content with the chosen scope, whether the form can offer it or not. */
  withChosenScope(context: DraftContext, chosen: Partial<StoredDraft>): InitialContent;
  /** The content with a scope that the form offers and that has no more readers than the chosen one. */
  withOfferedScope(context: DraftContext, unfitted: InitialContent): DraftContent;
  of(context: DraftContext, chosen: Partial<StoredDraft>): DraftContent;
  /** The content to post. Loads what it depends on first; rejects with `ApiError`. */
  toSend(context: DraftContext, chosen: Partial<StoredDraft>): Promise<DraftContent>;
  /**
   * Makes the content type the default for the next post of this visit, and the language that of this device. The scope
   * is not remembered: it was chosen for one post.
   */
  remember(content: Pick<DraftContent, 'contentType' | 'language'>): void;
}

export interface DraftContentsOptions {
  graph: Graph;
  session: Pick<Session, 'state' | 'verify'>;
  settings: Pick<Settings, 'valueOf'>;
  features: Pick<Lazy<Features>, 'loaded' | 'load'>;
  /** Facts of the instance, for the content types that it accepts. */
  facts: Pick<Cell<InstanceFacts>, 'get'>;
  storage: RecordStorage;
  /** Language tag of the interface. */
  language: () => string | null;
  send: <T>(call: Call<T>) => Promise<T>;
}

const languageRecord = 'linnet-post-language';

export function createDraftContents(options: DraftContentsOptions): DraftContents {
  const { graph, session, settings, storage, send, features } = options;
  let remembered: Partial<DraftContent> = {};
  /** Read from storage once, because forms use it with every letter typed. */
  let postLanguage = storage.read(languageRecord);

  function ownAccount(): OwnAccount | null {
    const viewer = session.state.get();
    return viewer.state === 'visitor' ? null : viewer.own;
  }

  /** The language when none was chosen on this device. */
  const defaultLanguage = (): string | null => ownAccount()?.defaultLanguage ?? options.language();

  function target(context: DraftContext): ReplyTarget | null {
    if (context.kind !== 'reply') return null;
    const row = graph.statuses.get(context.to);
    const author = row && graph.accounts.get(row.accountId);
    return row !== undefined && author !== undefined ? { id: context.to, row, author } : null;
  }

  function initial(context: DraftContext, base: ChosenContent = {}): InitialContent {
    const content = initialContent(
      target(context),
      {
        acct: ownAccount()?.acct ?? '',
        defaultScope: scopeOf(ownAccount()?.defaultScope),
        sensitiveByDefault: ownAccount()?.sensitiveByDefault === true,
        language: postLanguage ?? defaultLanguage(),
        formats: options.facts.get().instance?.postFormats ?? null,
      },
      settings,
    );
    if (context.kind === 'quote') return { ...content, quoteId: context.of, ...base };
    // `inReplyToId` is known even while the status that the post replies to is not loaded.
    if (context.kind === 'reply') return { ...content, inReplyToId: context.to, ...base };
    return { ...content, ...(context.kind === 'new' ? remembered : {}), ...base };
  }

  const withChosenScope = (context: DraftContext, chosen: Partial<StoredDraft>): InitialContent =>
    contentOver(initial(context, chosen.base), chosen);

  function withOfferedScope(context: DraftContext, unfitted: InitialContent): DraftContent {
    // Editing does not change the scope. Until the features are loaded, the server is assumed to support local posts.
    const hasLocal = context.kind === 'edit' || features.loaded.get()?.has('localScope') !== false;
    const parent = target(context)?.row.scope ?? null;
    return { ...unfitted, scope: fittingScope(unfitted.scope, { parent, hasLocal }) };
  }

  const of = (context: DraftContext, chosen: Partial<StoredDraft>): DraftContent =>
    withOfferedScope(context, withChosenScope(context, chosen));

  /**
   * Loads what the default scope and sensitivity depend on: the parent and the viewer's own account. A guessed scope
   * could show to everybody what was meant for few.
   */
  async function loadDefaults(context: DraftContext): Promise<void> {
    if (context.kind === 'edit') return;
    if (context.kind === 'reply') {
      if (target(context) === null) importStatus(graph, await send(getStatus(context.to)));
      if (target(context)?.row.scope === 'direct') return;
    }
    if (ownAccount() !== null) return;
    const error = await session.verify();
    if (ownAccount() === null) throw new ApiError(error ?? { kind: 'aborted' });
  }

  return {
    initial,
    withChosenScope,
    withOfferedScope,
    of,
    async toSend(context, chosen) {
      const isSensitiveGuessed = chosen.sensitive === undefined && (chosen.attachments?.length ?? 0) > 0;
      if (chosen.scope === undefined || isSensitiveGuessed) await loadDefaults(context);
      if (withChosenScope(context, chosen).scope === 'local') await features.load();
      return of(context, chosen);
    },
    remember({ contentType, language }) {
      remembered = { contentType };
      postLanguage = language === defaultLanguage() ? null : language;
      if (postLanguage === null) storage.remove(languageRecord);
      else storage.write(languageRecord, postLanguage);
    },
  };
}

/** The default scope of the account; `public` until it is loaded, which `toSend` waits for. */
function scopeOf(word: string | undefined): Scope {
  return scopesFromOpenToClosed.find((scope) => scope === word) ?? 'public';
}

/** A content with what the viewer chose in place of the defaults. */
function contentOver(start: InitialContent, chosen: Partial<StoredDraft>): InitialContent {
  const names = Object.keys(start) as (keyof DraftContent)[];
  const chosenNames = names.filter((name) => chosen[name] !== undefined);
  return { ...start, ...Object.fromEntries(chosenNames.map((name) => [name, chosen[name]])) };
}
