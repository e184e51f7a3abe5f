import { del, get, json, nothing, post } from '../../call';
import { readRelay } from '../../schema/administration/server-parts';
import { isObject, readPage, required } from '../../schema/read';

const RELAY = '/api/v1/pleroma/admin/relay';
const staffOnly = { feature: 'staffOfPleroma' } as const;
const readAll = readPage(readRelay);

/** GET /api/v1/pleroma/admin/relay */
export const relays = () =>
  get(RELAY, (body, facts) => readAll(isObject(body) ? body['relays'] : null, facts).items, staffOnly);

/** POST /api/v1/pleroma/admin/relay. Any failure: 500 with the address as a bare text. */
export const addRelay = (actor: string) =>
  post(RELAY, required(readRelay, 'relay'), { ...staffOnly, body: json({ relay_url: actor }) });

/** DELETE /api/v1/pleroma/admin/relay; with `force` also while the relay does not answer. 500 like `addRelay`. */
export const removeRelay = (actor: string) =>
  del(RELAY, nothing, { ...staffOnly, body: json({ relay_url: actor, force: true }) });
