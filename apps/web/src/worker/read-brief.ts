import { parse } from './read-push';
import { BRIEF_ADDRESS, BRIEF_STORE, type BriefKind, type WorkerBrief } from './worker-brief';
import { isOwnPath } from './worker-messages';

/** What the pages left; null when nobody is signed in. */
export async function readBrief(stores: Pick<CacheStorage, 'match'>): Promise<WorkerBrief | null> {
  const kept = await stores.match(BRIEF_ADDRESS, { cacheName: BRIEF_STORE });
  return kept === undefined ? null : briefOf(await kept.text());
}

/** Another version of this client may have written it. */
function briefOf(text: string): WorkerBrief | null {
  const json = parse(text);
  if (json === null) return null;
  const { language, reader, home, plainTitle, always, kinds } = json;
  if (typeof language !== 'string' || typeof plainTitle !== 'string' || typeof reader !== 'string')
    return null;
  if (typeof home !== 'string' || !isOwnPath(home)) return null;
  if (typeof kinds !== 'object' || kinds === null) return null;
  return {
    language,
    reader,
    home,
    plainTitle,
    always: always === true,
    kinds: Object.fromEntries(
      Object.entries(kinds).filter((kind): kind is [string, BriefKind] => isKind(kind[1])),
    ),
  };
}

function isKind(value: unknown): value is BriefKind {
  if (typeof value !== 'object' || value === null) return false;
  if (!('words' in value && 'ownWords' in value && 'label' in value)) return false;
  return [value.words, value.ownWords, value.label].every((text) => typeof text === 'string');
}
