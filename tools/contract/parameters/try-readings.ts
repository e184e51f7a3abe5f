import { fillText, jsonOf, outcomeOf, runStep } from '@linnet/sandbox/contract';
import type { Answer, KeptValues, Peer } from '@linnet/sandbox/contract';
import type { Reading } from './effects';

/** The effect of each parameter: `taken`, `ignored`, or the error. */
export type Effects = ReadonlyMap<string, string>;

type Query = Readonly<Record<string, string>>;

function sendReading(
  peer: Peer,
  { call, as, always = {} }: Reading,
  { query, kept }: { query: Query; kept: KeptValues },
) {
  const pairs = Object.entries({ ...always, ...query }).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(fillText(value, kept))}`,
  );
  return runStep(peer, { call: pairs.length === 0 ? call : `${call}?${pairs.join('&')}`, as }, kept);
}

/** The cursors of the previous and the next page, by the Link header. */
function cursorsByLink({ headers }: Answer): Query {
  const link = headers.get('link') ?? '';
  const found = ['max_id', 'min_id'].map((name) => [
    name,
    new RegExp(`[?&]${name}=([^&>]+)`).exec(link)?.[1],
  ]);
  return Object.fromEntries(found.flatMap(([name, value]) => (name && value ? [[name, value]] : [])));
}

/** The same for lists that are paged by the ids of their rows. */
function cursorsByIds(answer: Answer): Query {
  const rows = jsonOf(answer);
  const id = Array.isArray(rows) ? String(Reflect.get(Object(rows[0]), 'id')) : '';
  return { max_id: id, min_id: id, since_id: id };
}

async function pagingOf(peer: Peer, reading: Reading, kept: KeptValues): Promise<Query> {
  if (reading.pages === undefined) return {};
  const first = await sendReading(peer, reading, { query: { limit: '1' }, kept });
  const cursors = reading.pages === 'by link' ? cursorsByLink(first) : cursorsByIds(first);
  return { limit: '1', ...cursors };
}

/** Tries each parameter of a reading call alone, and all that don't page together. */
export async function tryReading(peer: Peer, reading: Reading, kept: KeptValues): Promise<Effects> {
  const withoutParams = await sendReading(peer, reading, { query: {}, kept });
  const effects = new Map<string, string>();
  const paging = await pagingOf(peer, reading, kept);
  for (const [name, value] of Object.entries({ ...reading.sends, ...paging })) {
    const answer = await sendReading(peer, reading, { query: { [name]: value }, kept });
    const effect = answer.text === withoutParams.text ? 'ignored' : 'taken';
    effects.set(name, answer.status >= 300 ? `refused with ${outcomeOf(answer)}` : effect);
  }
  const together = await sendReading(peer, reading, { query: { ...reading.sends, ...paging }, kept });
  effects.set('all together', together.status >= 300 ? `refused with ${outcomeOf(together)}` : 'taken');
  return effects;
}
