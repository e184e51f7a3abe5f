import { fillText, jsonOf, outcomeOf, take } from '@linnet/sandbox/contract';
import type { Answer, Kept, Peer } from '@linnet/sandbox/contract';
import type { Reading } from './effects';

/** The effect of each parameter: `taken`, `ignored`, or the error. */
export type Taken = ReadonlyMap<string, string>;

type Query = Readonly<Record<string, string>>;

function ask(peer: Peer, { call, as, always = {} }: Reading, { query, kept }: { query: Query; kept: Kept }) {
  const pairs = Object.entries({ ...always, ...query }).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(fillText(value, kept))}`,
  );
  return take(peer, { call: pairs.length === 0 ? call : `${call}?${pairs.join('&')}`, as }, kept);
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

async function pagingOf(peer: Peer, reading: Reading, kept: Kept): Promise<Query> {
  if (reading.pages === undefined) return {};
  const first = await ask(peer, reading, { query: { limit: '1' }, kept });
  const cursors = reading.pages === 'by link' ? cursorsByLink(first) : cursorsByIds(first);
  return { limit: '1', ...cursors };
}

/** Tries each parameter of a reading call alone, and all that don't page together. */
export async function tryReading(peer: Peer, reading: Reading, kept: Kept): Promise<Taken> {
  const plain = await ask(peer, reading, { query: {}, kept });
  const taken = new Map<string, string>();
  const paging = await pagingOf(peer, reading, kept);
  for (const [name, value] of Object.entries({ ...reading.sends, ...paging })) {
    const answer = await ask(peer, reading, { query: { [name]: value }, kept });
    const effect = answer.text === plain.text ? 'ignored' : 'taken';
    taken.set(name, answer.status >= 300 ? `refused with ${outcomeOf(answer)}` : effect);
  }
  const all = await ask(peer, reading, { query: { ...reading.sends, ...paging }, kept });
  taken.set('all together', all.status >= 300 ? `refused with ${outcomeOf(all)}` : 'taken');
  return taken;
}
