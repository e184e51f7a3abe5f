import { fillText, jsonOf, keepOf, outcomeOf, take } from '@linnet/sandbox/contract';
import type { Answer, CaseJson, Kept, Peer, Step } from '@linnet/sandbox/contract';
import { valuesAt } from '../read-writes';
import type { Made } from '../read-writes';
import type { Field, Sending } from './fields';
import type { Taken } from './try-readings';

interface Trying {
  kept: Kept;
  made: Made;
}

async function takeAndNote(peer: Peer, step: Step, { kept, made }: Trying): Promise<Answer> {
  const answer = await take(peer, step, kept);
  made(step, answer);
  const fault = keepOf(step, answer, kept);
  if (fault !== null) throw new Error(fault);
  return answer;
}

function withQuery(call: string, fields: readonly Field[]): string {
  const pairs = fields.map(({ name, value }) => `${name}=${encodeURIComponent(String(value))}`);
  return `${call}?${pairs.join('&')}`;
}

async function send(
  peer: Peer,
  sending: Sending,
  { fields, ...trying }: Trying & { fields: readonly Field[] },
) {
  const { call, as, always = {}, prepare = [], inQuery } = sending;
  for (const step of prepare) await takeAndNote(peer, step, trying);
  if (inQuery) return takeAndNote(peer, { call: withQuery(call, fields), as }, trying);
  const sent = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const json: CaseJson = { ...always, ...sent };
  return takeAndNote(peer, { call, as, json }, trying);
}

/** Whether a field is visible where it should be: as sent, or as any text. */
async function isShown(peer: Peer, { answer, field, kept }: { answer: Answer; field: Field; kept: Kept }) {
  const { at, is, readBy } = field;
  const shown = readBy === undefined ? answer : await take(peer, readBy, kept);
  const values = valuesAt(jsonOf(shown), at.split('.'));
  if (is === 'any text') return values.some((value) => typeof value === 'string');
  if (typeof is !== 'string') return values.includes(is);
  const wanted = fillText(is, kept);
  if (wanted.startsWith('…')) return values.some((value) => String(value).includes(wanted.slice(1)));
  return values.includes(wanted);
}

/** Tries each field of a changing call alone, and all that can be combined. */
export async function trySending(peer: Peer, sending: Sending, trying: Trying): Promise<Taken> {
  const { kept } = trying;
  const taken = new Map<string, string>();
  for (const field of sending.fields) {
    const answer = await send(peer, sending, { fields: [field], ...trying });
    const isTaken = answer.status < 300 && (await isShown(peer, { answer, field, kept }));
    taken.set(
      field.name,
      answer.status >= 300 ? `refused with ${outcomeOf(answer)}` : isTaken ? 'taken' : 'ignored',
    );
  }
  const together = sending.fields.filter(({ alone }) => alone !== true);
  if (together.length < 2) return taken;
  const answer = await send(peer, sending, { fields: together, ...trying });
  const lost: string[] = [];
  for (const field of together) if (!(await isShown(peer, { answer, field, kept }))) lost.push(field.name);
  const said = lost.length === 0 ? 'taken' : `taken without ${lost.join(', ')}`;
  taken.set('all together', answer.status >= 300 ? `refused with ${outcomeOf(answer)}` : said);
  return taken;
}
