import { ApiError, getStatus, type Call, type OwnAccount, type Scope } from '@linnet/api';
import type { Cell } from '../cell';
import type { RecordStorage } from '../environment';
import type { Features } from '../features/features';
import type { Graph } from '../graph/graph';
import { importStatus } from '../graph/import';
import type { InstanceFacts } from '../instance/instance-facts';
import type { Lazy } from '../lazy';
import type { Session } from '../session/session';
import type { Settings } from '../settings/settings';
import type { ChosenContent, DraftContent } from './draft';
import type { DraftContext } from './draft-context';
import { fittingScope, fromOpenToClosed } from './scopes';
import { startingContent, type ReplyTarget, type Start } from './starting-content';
import type { StoredDraft } from './stored-drafts';

/** What a draft holds: what the person chose, over what its form begins with. */
export interface DraftContents {
  /** The form before anything was chosen. */
  start(context: DraftContext, base?: ChosenContent): Start;
  /** With the scope that was wished for, whether it can be had or not. */
  wished(context: DraftContext, chosen: Partial<StoredDraft>): Start;
  /** With a scope that can be had here, and has no more readers than the wished one. */
  fitting(context: DraftContext, wished: Start): DraftContent;
  of(context: DraftContext, chosen: Partial<StoredDraft>): DraftContent;
  /** The content to be posted. What it depends on and is not known yet is asked for; throws `ApiError`. */
  settled(context: DraftContext, chosen: Partial<StoredDraft>): Promise<DraftContent>;
  /**
   * The next post of this visit begins with the content type of this one, and on this device in its language. Its scope was
   * chosen for itself alone.
   */
  keep(content: Pick<DraftContent, 'contentType' | 'language'>): void;
  forget(): void;
}

export interface DraftContentsOptions {
  graph: Graph;
  session: Pick<Session, 'state' | 'verify'>;
  settings: Pick<Settings, 'valueOf'>;
  features: Pick<Lazy<Features>, 'loaded' | 'load'>;
  /** What is known of the server: the formats that it takes. */
  facts: Pick<Cell<InstanceFacts>, 'get'>;
  storage: RecordStorage;
  /** Language of the interface. */
  language: () => string | null;
  send: <T>(call: Call<T>) => Promise<T>;
}

const languageRecord = 'linnet-post-language';

export function createDraftContents(options: DraftContentsOptions): DraftContents {
  const { graph, session, settings, storage, send, features } = options;
  let kept: Partial<DraftContent> = {};
  /** Read once: forms ask with each letter. */
  let postLanguage = storage.read(languageRecord);

  function own(): OwnAccount | null {
    const reader = session.state.get();
    return reader.state === 'visitor' ? null : reader.own;
  }

  /** While none was chosen on this device. */
  const usualLanguage = (): string | null => own()?.defaultLanguage ?? options.language();

  function target(context: DraftContext): ReplyTarget | null {
    if (context.kind !== 'reply') return null;
    const row = graph.statuses.get(context.to);
    const author = row && graph.accounts.get(row.accountId);
    return row !== undefined && author !== undefined ? { id: context.to, row, author } : null;
  }

  function start(context: DraftContext, base: ChosenContent = {}): Start {
    const content = startingContent(
      target(context),
      {
        acct: own()?.acct ?? '',
        defaultScope: scopeOf(own()?.defaultScope),
        sensitiveByDefault: own()?.sensitiveByDefault === true,
        language: postLanguage ?? usualLanguage(),
        formats: options.facts.get().instance?.postFormats ?? null,
      },
      settings,
    );
    if (context.kind === 'quote') return { ...content, quoteId: context.of, ...base };
    // Also while nothing is known of what it answers.
    if (context.kind === 'reply') return { ...content, inReplyToId: context.to, ...base };
    return { ...content, ...(context.kind === 'new' ? kept : {}), ...base };
  }

  const wished = (context: DraftContext, chosen: Partial<StoredDraft>): Start =>
    contentOver(start(context, chosen.base), chosen);

  function fitting(context: DraftContext, wish: Start): DraftContent {
    // The scope of what is edited stays as it is; and until it is known what the server can, it is taken to be able to.
    const hasLocal = context.kind === 'edit' || features.loaded.get()?.has('localScope') !== false;
    const parent = target(context)?.row.scope ?? null;
    return { ...wish, scope: fittingScope(wish.scope, { parent, hasLocal }) };
  }

  const of = (context: DraftContext, chosen: Partial<StoredDraft>): DraftContent =>
    fitting(context, wished(context, chosen));

  /** Learns what the scope depends on. To guess it would show to everybody what was meant for some. */
  async function learnScope(context: DraftContext): Promise<void> {
    if (context.kind === 'edit') return;
    if (context.kind === 'reply') {
      if (target(context) === null) importStatus(graph, await send(getStatus(context.to)));
      if (target(context)?.row.scope === 'direct') return;
    }
    if (own() !== null) return;
    const doubt = await session.verify();
    if (own() === null) throw new ApiError(doubt ?? { kind: 'aborted' });
  }

  return {
    start,
    wished,
    fitting,
    of,
    async settled(context, chosen) {
      const isMarkGuessed = chosen.sensitive === undefined && (chosen.attachments?.length ?? 0) > 0;
      if (chosen.scope === undefined || isMarkGuessed) await learnScope(context);
      if (wished(context, chosen).scope === 'local') await features.load();
      return of(context, chosen);
    },
    keep({ contentType, language }) {
      kept = { contentType };
      postLanguage = language === usualLanguage() ? null : language;
      if (postLanguage === null) storage.remove(languageRecord);
      else storage.write(languageRecord, postLanguage);
    },
    forget() {
      kept = {};
    },
  };
}

/** Unknown until the account is: whoever sends asks first. */
function scopeOf(word: string | undefined): Scope {
  return fromOpenToClosed.find((scope) => scope === word) ?? 'public';
}

/** A content that begins with one and has what the person chose. */
function contentOver(start: Start, chosen: Partial<StoredDraft>): Start {
  const names = Object.keys(start) as (keyof DraftContent)[];
  const said = names.filter((name) => chosen[name] !== undefined);
  return { ...start, ...Object.fromEntries(said.map((name) => [name, chosen[name]])) };
}
