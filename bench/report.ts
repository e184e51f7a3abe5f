import { speeds, type Figure, type Speed } from './figure';
import { findResult, runsOf, type Run } from './results';
import type { Scenario } from './scenario';
import { writeFigure } from './write-figure';

/** A scenario's newest measurement, and the one before. */
interface Compared {
  scenario: Scenario;
  run: Run;
  /** Null for the first. */
  last: Run | null;
}

const SPEEDS = Object.keys(speeds).filter((speed): speed is Speed => speed in speeds);
const SPEED_NAMES: Record<Speed, string> = { full: 'full speed', quarter: 'a quarter' };

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

function ratio(now: number, before: number): string {
  if (before === 0) return now === 0 ? '=' : 'from 0';
  return `× ${(now / before).toFixed(2)}`;
}

interface FigureTexts {
  value: string;
  before: string;
  change: string;
  budget: string;
}

/** What is written of a figure; empty texts for what was not measured. */
function textsOf(figure: Figure, speed: Speed, { scenario, run, last }: Compared): FigureTexts {
  const key = { scenario: scenario.name, figure: figure.key, speed };
  const value = findResult(run, key)?.value;
  if (value === undefined) return { value: '', before: '', change: '', budget: '' };
  const before = last === null ? undefined : findResult(last, key)?.value;
  const most = figure.budget?.[speed];
  const text = writeFigure(value, figure.unit);
  return {
    value: most !== undefined && value > most ? `**${text}**` : text,
    before: before === undefined ? '' : writeFigure(before, figure.unit),
    change: before === undefined ? 'new' : ratio(value, before),
    budget: most === undefined ? '' : `≤ ${writeFigure(most, figure.unit)}`,
  };
}

/** A line for each figure, with both speeds. */
function speedTable(compared: Compared): string[] {
  const { figures, speeds: measured } = compared.scenario;
  const shown = SPEEDS.filter((speed) => measured.includes(speed));
  return [
    table(['', ...shown.flatMap((speed) => [SPEED_NAMES[speed], 'before', 'change', 'budget'])]),
    table(['---', ...shown.flatMap(() => ['---:', '---:', '---:', '---:'])]),
    ...figures.map((figure) => {
      const cells = shown.flatMap((speed) => {
        const { value, before, change, budget } = textsOf(figure, speed, compared);
        return [value, before, change, budget];
      });
      return table([figure.label, ...cells]);
    }),
  ];
}

/** For figures that are measured at several moments: a table for each speed, with a column for each moment. */
function momentTables(compared: Compared): string[] {
  const { figures, speeds: measured } = compared.scenario;
  const columns = [...new Set(figures.map(({ column = '' }) => column))];
  return SPEEDS.filter((speed) => measured.includes(speed)).flatMap((speed, index) => [
    ...(index === 0 ? [] : ['']),
    table([SPEED_NAMES[speed], ...columns]),
    table(['---', ...columns.map(() => '---:')]),
    ...[...new Set(figures.map(({ label }) => label))].map((label) => {
      const cells = columns.map((column) => {
        const figure = figures.find((one) => one.label === label && one.column === column);
        if (figure === undefined) return '';
        const { value, before, change } = textsOf(figure, speed, compared);
        return before === '' ? value : `${value} (${before}, ${change})`;
      });
      return table([label, ...cells]);
    }),
  ]);
}

function table(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function section(compared: Compared): string[] {
  const { scenario, run, last } = compared;
  const rounds = run.results.find((result) => result.scenario === scenario.name)?.rounds ?? 0;
  const hasMoments = scenario.figures.some(({ column }) => column !== undefined);
  return [
    `## ${scenario.name}`,
    '',
    `${scenario.about} ${rounds === 1 ? 'One round.' : `Medians of ${rounds} rounds.`}`,
    '',
    `${describeRun(run)}; before: ${last === null ? 'nothing to compare with' : describeRun(last)}.`,
    '',
    ...(hasMoments ? momentTables(compared) : speedTable(compared)),
    '',
  ];
}

function describeRun({ date, commit, machine }: Run): string {
  return `${date.slice(0, 10)}, commit ${commit}, on ${machine}`;
}

/** The newest results as a Markdown page, beside those before. Values over their budget are bold. */
export function writeReport(runs: readonly Run[], scenarios: readonly Scenario[]): string {
  const measured = scenarios.flatMap((scenario): Compared[] => {
    const [run, last = null] = runsOf(runs, scenario.name);
    return run === undefined ? [] : [{ scenario, run, last }];
  });
  const over = measured.flatMap(({ scenario, run }) =>
    overBudget({ ...run, results: run.results.filter((result) => result.scenario === scenario.name) }, [
      scenario,
    ]),
  );
  return [
    '# Results of the bench',
    '',
    'Made by `npm run bench`: the built client against the sandbox with 5,000 statuses, in Chromium, on an otherwise idle machine. “A quarter” slows the page’s processor to a quarter of its speed. What is over its budget is bold; docs/budgets.md says where the budgets come from.',
    '',
    ...measured.flatMap(section),
    over.length === 0 ? 'Everything is within its budget.' : '## Over the budget',
    '',
    ...over.map((line) => `- ${line}`),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}
