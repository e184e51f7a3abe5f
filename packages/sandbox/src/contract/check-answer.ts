import type { AnswerShape, PagingForm, ServerShapes, Shape } from '@linnet/api/wire';
import { WITHOUT_RECORDING, isBeyondRecording } from './exceptions';
import { compare } from './compare';
import { fitsPaging, pagingForm } from './paging-form';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** The JSON of a body; undefined when it is not JSON. */
export function jsonOf({ text }: Answer): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The outcome of an answer: its status, or `200 error` for an error with status 200. */
export function outcomeOf(answer: Answer): string {
  const json = jsonOf(answer);
  const isError = answer.status < 400 && typeof json === 'object' && json !== null && 'error' in json;
  return isError ? `${answer.status} error` : String(answer.status);
}

/** The shape of an error that was not recorded for its route: that of the same error on other routes. */
function commonErrors(shapes: ServerShapes, outcome: string): AnswerShape | undefined {
  if (Number(outcome) < 400 || outcome.includes(' ')) return undefined;
  const known = Object.values(shapes.routes).flatMap((outcomes) => outcomes[outcome] ?? []);
  const json = known.flatMap((answer): Shape[] => (answer.json === undefined ? [] : [answer.json]));
  return json.length > 0 ? { type: 'application/json', json } : undefined;
}

/** The known shape of an outcome of a route: recorded, documented, or that of a common error. */
function knownAnswer(shapes: ServerShapes, route: string, outcome: string): AnswerShape | undefined {
  const recorded = shapes.routes[route]?.[outcome];
  if (recorded) return recorded;
  const documented = WITHOUT_RECORDING.find(
    (entry) => entry.route === route && (entry.outcome ?? '200') === outcome,
  );
  if (!documented) return commonErrors(shapes, outcome);
  const type = documented.type ?? 'application/json';
  return documented.answer === undefined ? { type } : { type, json: documented.answer };
}

function checkType(answer: Answer, known: AnswerShape): string[] {
  const type = (answer.headers.get('content-type') ?? '').split(';')[0] ?? '';
  return type === known.type ? [] : [`content type ${type || 'none'}, not ${known.type || 'none'}`];
}

function isFilledList(json: unknown): boolean {
  return Array.isArray(json) && json.length > 0;
}

function checkPaging(answer: Answer, recorded: readonly PagingForm[]): string[] {
  const form = pagingForm(answer.headers.get('link'));
  if (form === null) {
    // A list without rows needs no Link header.
    return recorded.includes(null) || !isFilledList(jsonOf(answer)) ? [] : ['Link header missing'];
  }
  if (fitsPaging(form, recorded)) return [];
  return [`Link header ${JSON.stringify(form)}, not one of ${JSON.stringify(recorded)}`];
}

/** Differences between an answer and its recorded shape, one line each, without the route's name. */
export function checkAnswer(
  answer: Answer,
  expected: { shapes: ServerShapes; route: string; outcome: string },
): string[] {
  const { shapes, route, outcome } = expected;
  if (outcomeOf(answer) !== outcome) return [`answered ${outcomeOf(answer)}: ${answer.text.slice(0, 120)}`];
  const known = knownAnswer(shapes, route, outcome);
  if (!known) return ['no recorded answer and none in WITHOUT_RECORDING'];
  const rules = { entities: shapes.entities, allows: isBeyondRecording };
  const differences =
    known.json === undefined ? [] : compare(known.json, jsonOf(answer), { at: route, rules });
  return [
    ...new Set([
      ...checkType(answer, known),
      ...differences.map(({ at, what }) => `${at.replace(route, 'answer')} ${what}`),
      ...checkPaging(answer, known.paging ?? [null]),
    ]),
  ];
}
