import type { Client } from '../client/client';
import { isPlainObject, readJsonRecord } from '../kernel/json-record';

/** A version of a front end. */
export interface FrontEndVersion {
  readonly name: string;
  readonly ref: string;
}

/** The front end before the latest switch; null for the one in the operator's file. */
export type PreviousFrontEnd = FrontEndVersion | null;

/** The front end before the latest switch, as stored on this device; undefined when nothing valid is stored. */
export function storedPrevious({
  records,
  environment,
}: Pick<Client, 'records' | 'environment'>): PreviousFrontEnd | undefined {
  if (records === null) return undefined;
  const { previous } = readJsonRecord(environment.storage.read(records.name('front-end')));
  if (previous === null) return null;
  if (!isPlainObject(previous)) return undefined;
  const { name, ref } = previous;
  return typeof name === 'string' && typeof ref === 'string' ? { name, ref } : undefined;
}

/** Stores the front end before the latest switch, so that switching back is still offered after a reload. */
export function storePrevious(
  { records, environment, log }: Pick<Client, 'records' | 'environment' | 'log'>,
  previous: PreviousFrontEnd | undefined,
): void {
  if (records === null) return;
  const name = records.name('front-end');
  if (previous === undefined) return environment.storage.remove(name);
  if (!environment.storage.write(name, JSON.stringify({ previous })))
    log('warn', 'the front end before the switch could not be stored');
}
