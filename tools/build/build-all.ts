import { doStep } from './build-step';
import type { BuildStep } from './build-step';

/** Runs each step that is not up to date, and prints which. */
export async function buildAll(steps: readonly BuildStep[]): Promise<void> {
  for (const step of steps) {
    const started = performance.now();
    const outcome = await doStep(step);
    if (outcome === 'built') console.log(`Built ${step.name} in ${seconds(performance.now() - started)}.`);
  }
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
