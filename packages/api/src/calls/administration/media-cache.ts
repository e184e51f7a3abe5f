import { get, json, nothing, post } from '../../call';
import { readBannedMedia } from '../../schema/administration/upkeep';
import { required } from '../../schema/read';

const CACHES = '/api/v1/pleroma/admin/media_proxy_caches';
const staffOnly = { feature: 'staffOfPleroma' } as const;

export interface BannedMediaQuery {
  /** A regular expression; a broken one crashes the server. Empty for all. */
  readonly query: string;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** GET /api/v1/pleroma/admin/media_proxy_caches: addresses that the media proxy refuses, in no order. */
export const bannedMedia = ({ query, page, pageSize }: BannedMediaQuery) =>
  get(CACHES, required(readBannedMedia, 'banned media'), {
    ...staffOnly,
    query: { query: query || undefined, page, page_size: pageSize },
  });

/** POST /api/v1/pleroma/admin/media_proxy_caches/purge: out of the cache, with `ban` for good. */
export const purgeMedia = (urls: readonly string[], ban: boolean) =>
  post(`${CACHES}/purge`, nothing, { ...staffOnly, body: json({ urls, ban }) });

/** POST /api/v1/pleroma/admin/media_proxy_caches/delete: banned addresses are proxied again. */
export const unbanMedia = (urls: readonly string[]) =>
  post(`${CACHES}/delete`, nothing, { ...staffOnly, body: json({ urls }) });
