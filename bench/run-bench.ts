import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { chromium } from '@playwright/test';
import { buildAll } from '../tools/build/build-all';
import { sandboxStep } from '../tools/build/sandbox-step';
import { webStep } from '../tools/build/web-step';
import { chromiumFlags } from '../tools/browser/chromium-flags';
import { ensureChromium } from '../tools/browser/ensure-chromium';
import { inRoot } from '../tools/run/root';
import { startSandbox } from '../tools/serve/sandbox-process';
import { measureAll } from './measure-all';
import { overBudget, writeReport } from './report';
import { addRun, readRuns, writeRuns, type Result, type Run } from './results';
import type { Scenario } from './scenario';
import { scenarios } from './scenarios/scenarios';
import { setTheStage } from './set-the-stage';

/** The newest runs, to compare with; stored beside the report. */
const runsFile = inRoot('bench', 'results.json');
const reportFile = inRoot('bench', 'RESULTS.md');

function storedRuns(): Run[] {
  return existsSync(runsFile) ? readRuns(JSON.parse(readFileSync(runsFile, 'utf8'))) : [];
}

function describeMachine(browserVersion: string): string {
  const processors = cpus();
  return `${processors.length} × ${processors[0]?.model.trim() ?? 'an unknown processor'}, Node ${process.versions.node}, Chromium ${browserVersion}`;
}

function currentCommit(): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: inRoot(), encoding: 'utf8' }).trim();
}

interface RunOptions {
  rounds: number | undefined;
  chosen: readonly Scenario[];
  /** False for trying: results are printed, but not stored. */
  store: boolean;
}

/** Builds, measures, and writes the results. Resolves to the results that are over budget. */
export async function runBench({ rounds, chosen, store }: RunOptions): Promise<string[]> {
  const executablePath = ensureChromium();
  await buildAll([webStep, sandboxStep]);
  const sandbox = await startSandbox({
    port: 0,
    storage: 'memory',
    control: true,
    quietLife: true,
    seed: 'empty',
    frontend: inRoot('dist'),
  });
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
  let results: Result[];
  try {
    const stage = await setTheStage(browser, sandbox.url);
    results = await measureAll(stage, { scenarios: chosen, rounds, log: (line) => console.log(line) });
  } finally {
    await browser.close();
    await sandbox.stop();
  }
  const run: Run = {
    date: new Date().toISOString(),
    machine: describeMachine(browser.version()),
    commit: currentCommit(),
    results,
  };
  const runs = addRun(storedRuns(), run);
  console.log(writeReport(runs, chosen));
  if (store) {
    writeFileSync(reportFile, writeReport(runs, scenarios));
    writeFileSync(runsFile, writeRuns(runs));
  }
  return overBudget(run, scenarios);
}
