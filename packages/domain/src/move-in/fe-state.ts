import { isPlainObject, readJson } from '../kernel/json-record';
import { type FeRecord, readFeRecord } from '../synced/fe-record';
import { type FeName, type FeRecords, feNames } from './fe-records';

/** The readable content of these records. */
export interface FeState {
  /** Null where nobody was signed in. */
  token: string | null;
  /** The OAuth application of Pleroma-FE. */
  app: { clientId: string; clientSecret: string } | null;
  lastLoginName: string | null;
  config: Readonly<Record<string, unknown>>;
  cache: FeRecord | null;
  drafts: Readonly<Record<string, unknown>>;
  /** Names of records that are invalid. */
  damaged: readonly FeName[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Reads each record by itself, so that an invalid one does not affect the others. */
export function readFeState(records: FeRecords): FeState {
  const damaged = feNames.filter((name) => records[name] !== undefined && fieldsIn(records[name]) === null);
  const state = fieldsIn(records['vuex-lz']) ?? {};
  const older = fieldsIn(state['oauth']) ?? {};
  const oauth = { ...older, ...fieldsIn(records['pinia-local-oauth']) };
  const users = fieldsIn(state['users']) ?? {};
  const synced = fieldsIn(state['serverSideStorage']) ?? {};
  return {
    token: textIn(oauth, 'userToken') ?? textIn(oauth, 'token'),
    app: appIn(oauth),
    lastLoginName: textIn(users, 'lastLoginName'),
    config: fieldsIn(state['config']) ?? {},
    cache: readFeRecord(synced['cache']),
    drafts: fieldsIn(records['pleroma-fe-drafts']) ?? {},
    damaged,
  };
}

/** Reads a record that is stored as an object, or as JSON text where the browser could store only that. */
function fieldsIn(value: unknown): Fields | null {
  const read = typeof value === 'string' ? readJson(value) : value;
  return isPlainObject(read) ? read : null;
}

function textIn(fields: Fields, name: string): string | null {
  const value = fields[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

function appIn(oauth: Fields): FeState['app'] {
  const clientId = textIn(oauth, 'clientId');
  const clientSecret = textIn(oauth, 'clientSecret');
  return clientId === null || clientSecret === null ? null : { clientId, clientSecret };
}
