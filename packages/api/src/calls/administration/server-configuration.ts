import { type Call, get, json, nothing, post } from '../../call';
import {
  readConfigDescription,
  readConfiguration,
  readNeedsRestart,
  type ConfigValue,
} from '../../schema/administration/configuration';
import { readFrontEnd } from '../../schema/administration/server-parts';
import { readPage, required } from '../../schema/read';

const ADMIN = '/api/v1/pleroma/admin';
const staffOnly = { feature: 'staffOfPleroma' } as const;
const read = required(readConfiguration, 'configuration');

/**
 * A change of one row: a value, which is merged into the stored one when both are keyword lists; or a deletion, of some
 * `subkeys` or of the whole row.
 */
export type ConfigChange =
  | { readonly group: string; readonly key: string; readonly value: ConfigValue }
  | {
      readonly group: string;
      readonly key: string;
      readonly delete: true;
      readonly subkeys?: readonly string[];
    };

/** GET /api/v1/pleroma/admin/config: all that is in force. 400 where the operator does not allow it. */
export const serverConfiguration = () => get(`${ADMIN}/config`, read, staffOnly);

/**
 * POST /api/v1/pleroma/admin/config: makes the changes in their order; answers with the stored part of the rows.
 * Nothing is validated; 500 for a bad regular expression or module, and then the changes before it are made.
 */
export const changeConfiguration = (changes: readonly ConfigChange[]) =>
  post(`${ADMIN}/config`, read, { ...staffOnly, body: json({ configs: changes }) });

/** GET /api/v1/pleroma/admin/config/descriptions, also where the configuration itself is refused. */
export const configDescriptions = () =>
  get(`${ADMIN}/config/descriptions`, readPage(readConfigDescription), staffOnly);

/** While a server restarts, calls hang: after this time the call is repeated. */
const restartTimeoutMs = 5_000;

/** GET /api/v1/pleroma/admin/need_reboot */
export const needsRestart = () =>
  get(`${ADMIN}/need_reboot`, required(readNeedsRestart, 'need of a restart'), {
    ...staffOnly,
    timeoutMs: restartTimeoutMs,
  });

/** GET /api/v1/pleroma/admin/restart: afterwards calls hang for seconds, then are refused, then answered. */
export const restartServer = (): Call<undefined> => get(`${ADMIN}/restart`, nothing, staffOnly);

const readFrontEnds = readPage(readFrontEnd);

/** GET /api/v1/pleroma/admin/frontends */
export const frontEnds = () => get(`${ADMIN}/frontends`, readFrontEnds, staffOnly);

/** Where a front end comes from; what is empty is not sent, and the server then uses what it knows about the name. */
export interface FrontEndSource {
  readonly name: string;
  readonly ref: string;
  /** The address of an archive, which may contain `${ref}`. */
  readonly buildUrl: string;
  /** The folder inside of the archive; `dist` when empty. */
  readonly buildDir: string;
}

/** The server downloads an archive before it answers. */
const installTimeoutMs = 180_000;

/**
 * POST /api/v1/pleroma/admin/frontends/install: answers with the whole list. 400 when the archive could not be
 * downloaded or unpacked; 500 without a version, for an unknown name without an address, and for a folder that the
 * archive lacks.
 */
export function installFrontEnd({ name, ref, buildUrl, buildDir }: FrontEndSource) {
  const value = {
    name,
    ...(ref !== '' && { ref }),
    ...(buildUrl !== '' && { build_url: buildUrl }),
    ...(buildDir !== '' && { build_dir: buildDir }),
  };
  return post(`${ADMIN}/frontends/install`, readFrontEnds, {
    ...staffOnly,
    body: json(value),
    timeoutMs: installTimeoutMs,
  });
}
