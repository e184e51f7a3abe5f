import type { Account, Mention, Scope, StatusId } from '@linnet/api';
import type { StatusRow } from '../graph/rows';
import { composingSettings } from '../settings/list/composing-settings';
import type { Settings } from '../settings/settings';
import type { DraftContent } from '../post-content/draft';
import { isWider } from '../post-content/scopes';

/** The status that a reply is written to, with its author. */
export interface ReplyTarget {
  id: StatusId;
  row: StatusRow;
  author: Account;
}

interface WriterDefaults {
  /** The viewer's own `acct`. */
  acct: string;
  defaultScope: Scope;
  /** Whether the account marks its media as sensitive, whatever is set on this device. */
  sensitiveByDefault: boolean;
  /** Language tag for new posts; null for none. */
  language: string | null;
  /** Content types that the server accepts; null while unknown. */
  formats: readonly string[] | null;
}

const PLAIN = 'text/plain';

/** The fields that are empty in every new form. */
const emptyContent = {
  text: '',
  subject: '',
  attachments: [],
  poll: null,
  inReplyToId: null,
  quoteId: null,
  scheduledAt: null,
  expiresIn: null,
  quotePolicy: null,
  following: [],
  confirmed: [],
} as const;

/** The content of a form before anything was typed. Not every form can offer its scope. */
export type InitialContent = Omit<DraftContent, 'scope'> & { scope: Scope };

export function initialContent(
  target: ReplyTarget | null,
  writer: WriterDefaults,
  settings: Pick<Settings, 'valueOf'>,
): InitialContent {
  const { sensitiveByDefault, postContentType, subjectLineBehavior, scopeCopy } = composingSettings;
  const common = {
    sensitive: writer.sensitiveByDefault || settings.valueOf('sensitiveByDefault', sensitiveByDefault),
    contentType: acceptedFormat(settings.valueOf('postContentType', postContentType), writer.formats),
    language: writer.language,
  };
  if (target === null) return { ...emptyContent, ...common, scope: writer.defaultScope };
  return {
    ...emptyContent,
    ...common,
    inReplyToId: target.id,
    text: mentionsFor(target, writer.acct),
    subject: subjectFor(target.row.subject, settings.valueOf('subjectLineBehavior', subjectLineBehavior)),
    scope: scopeFor(target.row.scope, writer.defaultScope, settings.valueOf('scopeCopy', scopeCopy)),
    sensitive: common.sensitive || target.row.sensitive,
  };
}

/** The viewer's usual content type, or plain text where the server does not accept that. */
function acceptedFormat(wanted: string, formats: readonly string[] | null): string {
  return formats === null || formats.includes(wanted) ? wanted : PLAIN;
}

/** Mentions of the author and everybody mentioned in the status, each once, without the viewer. */
function mentionsFor({ row, author }: ReplyTarget, ownAcct: string): string {
  const addressed = [author.acct, ...row.mentions.map((mention: Mention) => mention.acct)];
  const others = [...new Set(addressed)].filter((acct) => acct !== ownAcct);
  return others.map((acct) => `@${acct} `).join('');
}

function subjectFor(subject: string, behavior: 'email' | 'masto' | 'noop'): string {
  if (subject === '' || behavior === 'noop') return '';
  return behavior === 'masto' || /^re[:：]/i.test(subject) ? subject : `re: ${subject}`;
}

/**
 * A reply to a direct status is direct; otherwise, with the setting `scopeCopy`, the narrower of the parent's scope and
 * the own one.
 */
function scopeFor(parent: Scope, own: Scope, copy: boolean): Scope {
  if (parent === 'direct') return parent;
  return copy && isWider(own, parent) ? parent : own;
}
