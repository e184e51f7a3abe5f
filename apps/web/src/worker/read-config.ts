import { parseObject } from './read-push';
import { CONFIG_ADDRESS, CONFIG_STORE, type WorkerAlertKind, type WorkerConfig } from './worker-config';
import { isOwnPath } from './worker-messages';

/** Reads the record that the pages store; null when nobody is signed in. */
export async function readConfig(stores: Pick<CacheStorage, 'match'>): Promise<WorkerConfig | null> {
  const stored = await stores.match(CONFIG_ADDRESS, { cacheName: CONFIG_STORE });
  return stored === undefined ? null : configOf(await stored.text());
}

/** Validates the record, which another version of this client may have written. */
function configOf(text: string): WorkerConfig | null {
  const json = parseObject(text);
  if (json === null) return null;
  // Stored names; `WorkerConfig` explains them.
  const { language, reader, home, plainTitle, lapsed, always, kinds } = json;
  if (typeof language !== 'string' || typeof plainTitle !== 'string' || typeof reader !== 'string')
    return null;
  if (typeof home !== 'string' || !isOwnPath(home)) return null;
  if (typeof kinds !== 'object' || kinds === null) return null;
  return {
    language,
    reader,
    home,
    plainTitle,
    lapsed: lapsedOf(lapsed),
    always: always === true,
    kinds: Object.fromEntries(Object.entries(kinds).flatMap(([name, kind]) => kindOf(name, kind))),
  };
}

function kindOf(name: string, value: unknown): [string, WorkerAlertKind][] {
  const { words, ownWords, label, path, isActionable } = fieldsOf(value);
  if (typeof words !== 'string' || typeof ownWords !== 'string' || typeof label !== 'string') return [];
  const ownPath = typeof path === 'string' && isOwnPath(path) ? path : null;
  return [[name, { words, ownWords, label, path: ownPath, isActionable: isActionable !== false }]];
}

function lapsedOf(value: unknown): WorkerConfig['lapsed'] {
  const { title, body } = fieldsOf(value);
  return { title: typeof title === 'string' ? title : '', body: typeof body === 'string' ? body : '' };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
