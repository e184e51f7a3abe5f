import {
  checkAnswer,
  isDoorStep,
  jsonOf,
  keepOf,
  outcomeOf,
  pagingForm,
  readShapes,
  routeOf,
  take,
  wordsOf,
} from '@linnet/sandbox/contract';
import type { Answer, Area, Kept, Peer, Step } from '@linnet/sandbox/contract';
import { compareForms } from './form-of';
import type { Finding } from './finding';

interface Beside {
  readonly server: Peer;
  readonly sandbox: Peer;
  /** Called with each successful response of the server, so that what was created is deleted later. */
  made(step: Step, answer: Answer): void;
}

interface Result {
  findings: Finding[];
  /** The number of steps taken. */
  taken: number;
  /** Steps that cannot be taken on a real server, with the reasons. */
  left: string[];
}

function compareAnswers(server: Answer, sandbox: Answer): string[] {
  const [here, there] = [outcomeOf(server), outcomeOf(sandbox)];
  if (here !== there) {
    return [
      `answered ${here}, the sandbox ${there}: ${server.text.slice(0, 100)} | ${sandbox.text.slice(0, 100)}`,
    ];
  }
  const pagings = [server, sandbox].map(({ headers }) => JSON.stringify(pagingForm(headers.get('link'))));
  const paging = pagings[0] === pagings[1] ? [] : [`pages by ${pagings[0]}, the sandbox by ${pagings[1]}`];
  return [...compareForms(jsonOf(server), jsonOf(sandbox)), ...paging];
}

/** Creates on both servers what the sandbox's demo data contains. */
async function prepare(area: Area, { server, sandbox, made }: Beside, kept: { server: Kept; sandbox: Kept }) {
  for (const step of area.prepare ?? []) {
    const answer = await take(server, step, kept.server);
    made(step, answer);
    const answers = [
      { answer, fault: keepOf(step, answer, kept.server) },
      await take(sandbox, step, kept.sandbox).then((one) => ({
        answer: one,
        fault: keepOf(step, one, kept.sandbox),
      })),
    ];
    for (const one of answers) {
      if (one.answer.status >= 300 || one.fault !== null)
        throw new Error(`${area.name} could not be prepared: ${step.call} was answered ${one.answer.text}`);
    }
  }
}

/** Takes the steps of an area on a server and on the sandbox, and returns the differences. */
export async function compareArea(area: Area, beside: Beside): Promise<Result> {
  const { server, sandbox, made } = beside;
  const shapes = readShapes(area.like);
  const kept = { server: wordsOf(server), sandbox: wordsOf(sandbox) };
  const result: Result = { findings: [], taken: 0, left: [] };
  await prepare(area, beside, kept);
  for (const told of area.steps) {
    const step = told.elsewhere ?? told;
    const why = isDoorStep(step) ? 'a command to the control door' : step.sandboxOnly;
    if (why !== undefined) {
      result.left.push(`${step.call}: ${why}`);
      continue;
    }
    const outcome = step.answers ?? '200';
    const route = routeOf(step.call, server, shapes);
    const find = (against: Finding['against']) => (what: string) =>
      result.findings.push({ area: area.name, call: step.call, route, against, what });
    const answer = await take(server, step, kept.server);
    made(step, answer);
    result.taken += 1;
    checkAnswer(answer, { shapes, route, outcome }).forEach(find('recording'));
    const theirs = await take(sandbox, step, kept.sandbox);
    compareAnswers(answer, theirs).forEach(find('sandbox'));
    const faults = [keepOf(step, answer, kept.server), keepOf(step, theirs, kept.sandbox)];
    const fault = faults.find((one) => one !== null);
    if (fault !== undefined && fault !== null) {
      find('recording')(`${fault}; what follows was not asked`);
      break;
    }
  }
  return result;
}
