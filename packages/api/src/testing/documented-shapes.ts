import type { Shape } from '../wire/shape';

const filterContext: Shape = { '[]': '=home|=notifications|=public|=thread|=account' };

/** Shapes of responses that no recorded server gave, from the documentation of servers that have them. */
export const DOCUMENTED_SHAPES = {
  /** Mastodon, `GET /api/v2/filters`. */
  filterGroup: {
    id: 'id.decimal',
    title: 'text',
    context: filterContext,
    expires_at: 'null|time',
    filter_action: '=warn|=hide|=blur',
    keywords: { '[]': { id: 'id.decimal', keyword: 'text', whole_word: 'bool' } },
    statuses: { '[]': { id: 'id.decimal', status_id: 'id.decimal' } },
  },
  /** Pleroma with a captcha, or without its captcha's server. */
  captcha: [
    { type: '=native|=kocaptcha', token: 'text', url: 'url', answer_data: 'text', 'seconds_valid?': 'int' },
    { error: 'text' },
  ],
  /** Pleroma, a pending registration. */
  waiting: { identifier: 'text', message: 'text' },
  /** Web Push, the same on all servers. */
  pushSubscription: { id: 'id.decimal|int', endpoint: 'url', alerts: { '{}': 'bool' }, server_key: 'text' },
  /** Files that operators of Pleroma provide. */
  stickerFolders: { '{}': 'text' },
  /** Lists of themes: as files, as inline themes of the first generation, and of the second. */
  themeIndexes: [{ '{}': 'text' }, { '{}': { '[]': 'text' } }, { '{}': { name: 'text' } }],
  /** Pleroma, in `GET admin/relay`; its address was recorded as a text. */
  relay: { actor: 'url', followed_back: 'bool' },
  /** Pleroma, `GET admin/config/descriptions`: recorded, and too manifold for a shape. */
  configDescription: {
    group: 'text',
    key: 'text',
    label: 'text',
    type: ['text', { '[]': 'text' }],
    'description?': 'text',
    'suggestions?': { '[]': 'any' },
    'children?': { '[]': { key: 'text', label: 'text', type: 'text' } },
  },
  stickerPack: { title: 'text', tabIcon: 'text', stickers: { '[]': 'text' } },
} as const satisfies Record<string, Shape>;
