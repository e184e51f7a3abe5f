import {
  checkAnswer,
  isDoorStep,
  jsonOf,
  keepValues,
  outcomeOf,
  pagingForm,
  readShapes,
  routeOf,
  runStep,
  initialValues,
} from '@linnet/sandbox/contract';
import type { Answer, Area, KeptValues, Peer, Step } from '@linnet/sandbox/contract';
import { compareForms } from './form-of';
import type { Finding } from './finding';

interface Comparison {
  readonly server: Peer;
  readonly sandbox: Peer;
  /** Called with each successful response of the server, so that what was created is deleted later. */
  onCreated(step: Step, answer: Answer): void;
}

interface Result {
  findings: Finding[];
  /** The number of steps taken. */
  stepCount: number;
  /** Steps that cannot be taken on a real server, with the reasons. */
  skipped: string[];
}

function compareAnswers(server: Answer, sandbox: Answer): string[] {
  const [serverOutcome, sandboxOutcome] = [outcomeOf(server), outcomeOf(sandbox)];
  if (serverOutcome !== sandboxOutcome) {
    return [
      `answered ${serverOutcome}, the sandbox ${sandboxOutcome}: ${server.text.slice(0, 100)} | ${sandbox.text.slice(0, 100)}`,
    ];
  }
  const pagings = [server, sandbox].map(({ headers }) => JSON.stringify(pagingForm(headers.get('link'))));
  const paging = pagings[0] === pagings[1] ? [] : [`pages by ${pagings[0]}, the sandbox by ${pagings[1]}`];
  return [...compareForms(jsonOf(server), jsonOf(sandbox)), ...paging];
}

/** Creates on both servers what the sandbox's demo data contains. */
async function prepare(
  area: Area,
  { server, sandbox, onCreated }: Comparison,
  kept: { server: KeptValues; sandbox: KeptValues },
) {
  for (const step of area.prepare ?? []) {
    const answer = await runStep(server, step, kept.server);
    onCreated(step, answer);
    const answers = [
      { answer, fault: keepValues(step, answer, kept.server) },
      await runStep(sandbox, step, kept.sandbox).then((one) => ({
        answer: one,
        fault: keepValues(step, one, kept.sandbox),
      })),
    ];
    for (const one of answers) {
      if (one.answer.status >= 300 || one.fault !== null)
        throw new Error(`${area.name} could not be prepared: ${step.call} was answered ${one.answer.text}`);
    }
  }
}

/** Takes the steps of an area on a server and on the sandbox, and returns the differences. */
export async function compareArea(area: Area, comparison: Comparison): Promise<Result> {
  const { server, sandbox, onCreated } = comparison;
  const shapes = readShapes(area.recording);
  const kept = { server: initialValues(server), sandbox: initialValues(sandbox) };
  const result: Result = { findings: [], stepCount: 0, skipped: [] };
  await prepare(area, comparison, kept);
  for (const areaStep of area.steps) {
    const step = areaStep.elsewhere ?? areaStep;
    const skipReason = isDoorStep(step) ? 'a command to the control door' : step.sandboxOnly;
    if (skipReason !== undefined) {
      result.skipped.push(`${step.call}: ${skipReason}`);
      continue;
    }
    const outcome = step.outcome ?? '200';
    const route = routeOf(step.call, server, shapes);
    const report = (against: Finding['against']) => (what: string) =>
      result.findings.push({ area: area.name, call: step.call, route, against, what });
    const answer = await runStep(server, step, kept.server);
    onCreated(step, answer);
    result.stepCount += 1;
    checkAnswer(answer, { shapes, route, outcome }).forEach(report('recording'));
    const sandboxAnswer = await runStep(sandbox, step, kept.sandbox);
    compareAnswers(answer, sandboxAnswer).forEach(report('sandbox'));
    const faults = [keepValues(step, answer, kept.server), keepValues(step, sandboxAnswer, kept.sandbox)];
    const fault = faults.find((one) => one !== null);
    if (fault !== undefined && fault !== null) {
      report('recording')(`${fault}; what follows was not asked`);
      break;
    }
  }
  return result;
}
