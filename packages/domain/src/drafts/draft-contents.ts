import { ApiError, getStatus, type Call, type OwnAccount } from '@linnet/api';
import type { Graph } from '../graph/graph';
import { importStatus } from '../graph/import';
import type { Session } from '../session/session';
import type { Settings } from '../settings/settings';
import type { DraftContent, DraftContext, DraftScope } from './draft';
import { startingContent, type ReplyTarget } from './starting-content';

/** What a draft holds: what the person chose, over what its form begins with. */
export interface DraftContents {
  /** The form before anything was chosen. */
  start(context: DraftContext): DraftContent;
  of(context: DraftContext, chosen: Partial<DraftContent>): DraftContent;
  /** The content to be posted. What it depends on and is not known yet is asked for; throws `ApiError`. */
  settled(context: DraftContext, chosen: Partial<DraftContent>): Promise<DraftContent>;
  /** The next post of this visit begins with scope and content type of this one. */
  keep(content: Pick<DraftContent, 'scope' | 'contentType'>): void;
  forget(): void;
}

export interface DraftContentsOptions {
  graph: Graph;
  session: Pick<Session, 'state' | 'verify'>;
  settings: Pick<Settings, 'valueOf'>;
  send: <T>(call: Call<T>) => Promise<T>;
}

export function createDraftContents({ graph, session, settings, send }: DraftContentsOptions): DraftContents {
  let kept: Partial<DraftContent> = {};

  function own(): OwnAccount | null {
    const reader = session.state.get();
    return reader.state === 'visitor' ? null : reader.own;
  }

  function target(context: DraftContext): ReplyTarget | null {
    const row = context.kind === 'reply' ? graph.statuses.get(context.to) : undefined;
    const author = row && graph.accounts.get(row.accountId);
    return row !== undefined && author !== undefined ? { row, author } : null;
  }

  function start(context: DraftContext): DraftContent {
    const writer = { acct: own()?.acct ?? '', defaultScope: scopeOf(own()?.defaultScope) };
    const content = startingContent(target(context), writer, settings);
    return context.kind === 'new' ? { ...content, ...kept } : content;
  }

  const of = (
    context: DraftContext,
    { text, subject, scope, sensitive, contentType }: Partial<DraftContent>,
  ) => {
    const first = start(context);
    return {
      text: text ?? first.text,
      subject: subject ?? first.subject,
      scope: scope ?? first.scope,
      sensitive: sensitive ?? first.sensitive,
      contentType: contentType ?? first.contentType,
    };
  };

  /** Learns what the scope depends on. To guess it would show to everybody what was meant for some. */
  async function learnScope(context: DraftContext): Promise<void> {
    if (context.kind === 'new' && kept.scope !== undefined) return;
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
    of,
    async settled(context, chosen) {
      if (chosen.scope === undefined) await learnScope(context);
      return of(context, chosen);
    },
    keep({ scope, contentType }) {
      kept = { scope, contentType };
    },
    forget() {
      kept = {};
    },
  };
}

function scopeOf(word: string | undefined): DraftScope {
  return word === 'unlisted' || word === 'private' || word === 'direct' ? word : 'public';
}
