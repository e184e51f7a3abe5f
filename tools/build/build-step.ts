import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../run/root';
import { hashFiles } from './hash-files';

export interface BuildStep {
  name: string;
  /** Files and folders that determine the output; paths from the top of the repository. */
  inputs: readonly string[];
  /** A file that exists after the step has run. */
  output: string;
  build(): Promise<void>;
}

/** Runs a step unless its inputs are unchanged since it last ran. */
export async function doStep(step: BuildStep): Promise<'built' | 'unchanged'> {
  const stampFile = inRoot('node_modules', '.cache', 'linnet', `${step.name}.built`);
  const inputs = await hashFiles(['package-lock.json', 'tools/build', ...step.inputs]);
  if (existsSync(inRoot(step.output)) && existsSync(stampFile)) {
    if ((await readFile(stampFile, 'utf8')) === inputs) return 'unchanged';
  }
  await step.build();
  await mkdir(path.dirname(stampFile), { recursive: true });
  await writeFile(stampFile, inputs);
  return 'built';
}
