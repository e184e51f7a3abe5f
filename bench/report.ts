import { speeds, type Figure, type Speed } from './figure';
import { findResult, type ResultKey, type Run } from './results';
import type { Scenario } from './scenario';
import { writeFigure } from './write-figure';

interface Compared {
  run: Run;
  /** The previous run, of this machine or another; null for the first. */
  last: Run | null;
}

const SPEEDS = Object.keys(speeds).filter((speed): speed is Speed => speed in speeds);

/** A sentence for each result that is over its budget. */
export function overBudget({ results }: Run, scenarios: readonly Scenario[]): string[] {
  return results.flatMap(({ scenario, figure, speed, value }) => {
    const definition = scenarios
      .find(({ name }) => name === scenario)
      ?.figures.find(({ key }) => key === figure);
    const max = definition?.budget?.[speed];
    if (definition === undefined || max === undefined || value <= max) return [];
    const [is, may] = [value, max].map((amount) => writeFigure(amount, definition.unit));
    return [`${scenario}: ${definition.label} at ${speed} speed is ${is}, and may be ${may}.`];
  });
}

function ratio(now: number, before: number | undefined): string {
  if (before === undefined) return 'new';
  if (before === 0) return now === 0 ? '=' : `from 0`;
  return `× ${(now / before).toFixed(2)}`;
}

function cells(figure: Figure, key: ResultKey, { run, last }: Compared): string[] {
  const result = findResult(run, key);
  if (result === undefined) return ['', '', ''];
  const most = figure.budget?.[key.speed];
  const value = writeFigure(result.value, figure.unit);
  const isOver = most !== undefined && result.value > most;
  return [
    isOver ? `**${value}**` : value,
    most === undefined ? '' : `≤ ${writeFigure(most, figure.unit)}`,
    last === null ? '' : ratio(result.value, findResult(last, key)?.value),
  ];
}

function section(scenario: Scenario, compared: Compared): string[] {
  const rounds = compared.run.results.find((result) => result.scenario === scenario.name)?.rounds ?? 0;
  return [
    `## ${scenario.name}`,
    '',
    `${scenario.about} ${rounds === 1 ? 'One round.' : `Medians of ${rounds} rounds.`}`,
    '',
    '| | full speed | budget | to the last | a quarter | budget | to the last |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...scenario.figures.map((figure) => {
      const row = SPEEDS.flatMap((speed) => {
        const key = { scenario: scenario.name, figure: figure.key, speed };
        return cells(figure, key, compared);
      });
      return `| ${[figure.label, ...row].join(' | ')} |`;
    }),
    '',
  ];
}

/** The results as a Markdown page. Values over their budget are bold. */
export function writeReport(compared: Compared, scenarios: readonly Scenario[]): string {
  const { run, last } = compared;
  const over = overBudget(run, scenarios);
  return [
    '# Results of the bench',
    '',
    `${run.date.slice(0, 10)}, commit ${run.commit}, on ${run.machine}.`,
    last === null
      ? 'There is no earlier run to compare with.'
      : `Compared with ${last.date.slice(0, 10)}, commit ${last.commit}, on ${last.machine}.`,
    '',
    'Made by `npm run bench`: the built client against the sandbox with 5,000 statuses, in Chromium, on an otherwise idle machine. “A quarter” slows the page’s processor to a quarter of its speed. What is over its budget is bold.',
    '',
    ...scenarios
      .filter(({ name }) => run.results.some((result) => result.scenario === name))
      .flatMap((scenario) => section(scenario, compared)),
    over.length === 0 ? 'Everything is within its budget.' : '## Over the budget',
    '',
    ...over.map((line) => `- ${line}`),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}
