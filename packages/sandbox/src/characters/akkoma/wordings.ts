import { omit, isTold, textOf, type Told } from '../told';
import type { Wordings } from '../retell';
import type { StatusFacts } from '../status-facts';

export interface AkkomaContext {
  facts: Map<string, StatusFacts>;
}

const HIDDEN_OF_ACCOUNT = ['accepts_chat_messages', 'privileges', 'birthday'];
const QUOTE_KEYS = [
  'quote',
  'quote_id',
  'quote_url',
  'quote_visible',
  'quotes_count',
  'bookmark_folder',
  'list_id',
];
const LACKING_TYPES = new Set(['pleroma:chat_mention', 'pleroma:report']);

/** The host of an account; null for an account of this server. */
function hostOf(account: Told): string | null {
  return /@(.+)$/.exec(textOf(account['acct']))?.[1] ?? null;
}

function account(told: Told): Told {
  const pleroma = isTold(told['pleroma']) ? told['pleroma'] : {};
  const host = hostOf(told);
  const instance = host === null ? null : { name: host, favicon: null, nodeinfo: null };
  return {
    ...told,
    pleroma: omit(pleroma, HIDDEN_OF_ACCOUNT),
    akkoma: { instance, status_ttl_days: null, permit_followback: false },
  };
}

/** A status in Akkoma's form: quotes and reactions at the top level; reactions also where Pleroma has them. */
function status(told: Told, { facts }: AkkomaContext): Told {
  const pleroma = isTold(told['pleroma']) ? told['pleroma'] : {};
  const own = facts.get(textOf(told['id']));
  const language = own?.language ?? told['language'];
  if (isTold(told['reblog'])) {
    return {
      ...told,
      language,
      quote: null,
      quote_id: null,
      emoji_reactions: [],
      pleroma: omit(pleroma, QUOTE_KEYS),
    };
  }
  return {
    ...told,
    language,
    quote: pleroma['quote'] ?? null,
    quote_id: pleroma['quote_id'] ?? null,
    emoji_reactions: pleroma['emoji_reactions'] ?? [],
    pleroma: omit(pleroma, QUOTE_KEYS),
  };
}

function notification(told: Told): Told | null {
  const { group_key: _group, ...shared } = told;
  return LACKING_TYPES.has(textOf(told['type'])) ? null : shared;
}

export const akkomaWordings: Wordings<AkkomaContext> = { account, status, notification };
