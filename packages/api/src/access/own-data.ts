import { get, json, nothing, post } from '../call';
import { readBackup } from '../schema/own/own-profile';
import { readPage } from '../schema/read';

/** The lists of people that servers import themselves, as parts of the paths. */
const importPaths = { follows: 'follow_import', mutes: 'mutes_import', blocks: 'blocks_import' } as const;

export type ImportedPeople = keyof typeof importPaths;

/**
 * POST /api/pleroma/follow_import, mutes_import or blocks_import. The answer says only that the work has begun, and
 * nothing about unknown names. An empty list: 500.
 */
export const importPeople = (kind: ImportedPeople, addresses: readonly string[]) =>
  post(`/api/pleroma/${importPaths[kind]}`, nothing, {
    feature: 'imports',
    notFound: 'route',
    body: json({ list: addresses.join('\n') }),
  });

const backupsPath = '/api/v1/pleroma/backups';
const readBackups = readPage(readBackup);

/** GET /api/v1/pleroma/backups, newest first. */
export const backups = () => get(backupsPath, readBackups, { feature: 'backups', notFound: 'route' });

/** POST /api/v1/pleroma/backups: all backups, with the new one. 400 when the latest is too recent. */
export const requestBackup = () => post(backupsPath, readBackups, { feature: 'backups', notFound: 'route' });
