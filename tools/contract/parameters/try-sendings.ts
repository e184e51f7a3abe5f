import { fillText, jsonOf, keepValues, outcomeOf, runStep } from '@linnet/sandbox/contract';
import type { Answer, CaseJson, KeptValues, Peer, Step } from '@linnet/sandbox/contract';
import { valuesAt } from '../read-writes';
import type { OnCreated } from '../read-writes';
import type { Field, Sending } from './fields';
import type { Effects } from './try-readings';

interface SendContext {
  kept: KeptValues;
  onCreated: OnCreated;
}

async function runAndRecord(peer: Peer, step: Step, { kept, onCreated }: SendContext): Promise<Answer> {
  const answer = await runStep(peer, step, kept);
  onCreated(step, answer);
  const fault = keepValues(step, answer, kept);
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
  { fields, ...context }: SendContext & { fields: readonly Field[] },
) {
  const { call, as, always = {}, prepare = [], inQuery } = sending;
  for (const step of prepare) await runAndRecord(peer, step, context);
  if (inQuery) return runAndRecord(peer, { call: withQuery(call, fields), as }, context);
  const sent = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const json: CaseJson = { ...always, ...sent };
  return runAndRecord(peer, { call, as, json }, context);
}

/** Whether a field is visible where it should be: as sent, or as any text. */
async function isShown(
  peer: Peer,
  { answer, field, kept }: { answer: Answer; field: Field; kept: KeptValues },
) {
  const { path, expected, readBy } = field;
  const shown = readBy === undefined ? answer : await runStep(peer, readBy, kept);
  const values = valuesAt(jsonOf(shown), path.split('.'));
  if (expected === 'any text') return values.some((value) => typeof value === 'string');
  if (typeof expected !== 'string') return values.includes(expected);
  const expectedText = fillText(expected, kept);
  if (expectedText.startsWith('…'))
    return values.some((value) => String(value).includes(expectedText.slice(1)));
  return values.includes(expectedText);
}

/** Tries each field of a changing call alone, and all that can be combined. */
export async function trySending(peer: Peer, sending: Sending, context: SendContext): Promise<Effects> {
  const { kept } = context;
  const effects = new Map<string, string>();
  for (const field of sending.fields) {
    const answer = await send(peer, sending, { fields: [field], ...context });
    const hasEffect = answer.status < 300 && (await isShown(peer, { answer, field, kept }));
    effects.set(
      field.name,
      answer.status >= 300 ? `refused with ${outcomeOf(answer)}` : hasEffect ? 'taken' : 'ignored',
    );
  }
  const together = sending.fields.filter(({ alone }) => alone !== true);
  if (together.length < 2) return effects;
  const answer = await send(peer, sending, { fields: together, ...context });
  const notShown: string[] = [];
  for (const field of together)
    if (!(await isShown(peer, { answer, field, kept }))) notShown.push(field.name);
  const effect = notShown.length === 0 ? 'taken' : `taken without ${notShown.join(', ')}`;
  effects.set('all together', answer.status >= 300 ? `refused with ${outcomeOf(answer)}` : effect);
  return effects;
}
