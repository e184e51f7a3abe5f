import type { Account, Mention, Scope, StatusId } from '@linnet/api';
import type { StatusRow } from '../graph/rows';
import { composingSettings } from '../settings/list/composing-settings';
import type { Settings } from '../settings/settings';
import type { DraftContent } from './draft';
import { isWider } from './scopes';

/** What a reply is written to. */
export interface ReplyTarget {
  id: StatusId;
  row: StatusRow;
  author: Account;
}

interface Writer {
  /** Own `acct`. */
  acct: string;
  defaultScope: Scope;
  /** The account has its media marked, whatever is set on this device. */
  sensitiveByDefault: boolean;
  /** Of the post before; null when none was chosen. */
  language: string | null;
  /** The formats that the server takes; null while they are not known. */
  formats: readonly string[] | null;
}

const PLAIN = 'text/plain';

/** What every form begins without. */
const nothing = {
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
} as const;

/** What an empty form holds before anything was typed; its scope is a wish that not every form can offer. */
export type Start = Omit<DraftContent, 'scope'> & { scope: Scope };

export function startingContent(
  target: ReplyTarget | null,
  writer: Writer,
  settings: Pick<Settings, 'valueOf'>,
): Start {
  const { sensitiveByDefault, postContentType, subjectLineBehavior, scopeCopy } = composingSettings;
  const common = {
    sensitive: writer.sensitiveByDefault || settings.valueOf('sensitiveByDefault', sensitiveByDefault),
    contentType: takenFormat(settings.valueOf('postContentType', postContentType), writer.formats),
    language: writer.language,
  };
  if (target === null) return { ...nothing, ...common, scope: writer.defaultScope };
  return {
    ...nothing,
    ...common,
    inReplyToId: target.id,
    text: mentionsFor(target, writer.acct),
    subject: subjectFor(target.row.subject, settings.valueOf('subjectLineBehavior', subjectLineBehavior)),
    scope: scopeFor(target.row.scope, writer.defaultScope, settings.valueOf('scopeCopy', scopeCopy)),
    sensitive: common.sensitive || target.row.sensitive,
  };
}

/** The format that somebody usually writes in, as far as this server takes it. */
function takenFormat(wanted: string, formats: readonly string[] | null): string {
  return formats === null || formats.includes(wanted) ? wanted : PLAIN;
}

/** Everybody addressed in the status and its author, each once, without the writer. */
function mentionsFor({ row, author }: ReplyTarget, self: string): string {
  const addressed = [author.acct, ...row.mentions.map((mention: Mention) => mention.acct)];
  const others = [...new Set(addressed)].filter((acct) => acct !== self);
  return others.map((acct) => `@${acct} `).join('');
}

function subjectFor(subject: string, behavior: 'email' | 'masto' | 'noop'): string {
  if (subject === '' || behavior === 'noop') return '';
  return behavior === 'masto' || /^re[:：]/i.test(subject) ? subject : `re: ${subject}`;
}

/** A reply to a direct status is direct; otherwise the narrower one of the parent's and one's own, when so set. */
function scopeFor(parent: Scope, own: Scope, copy: boolean): Scope {
  if (parent === 'direct') return parent;
  return copy && isWider(own, parent) ? parent : own;
}
