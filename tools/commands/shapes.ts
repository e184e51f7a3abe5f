import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PlainError, runCommand } from '../run/command';
import { inRoot } from '../run/root';
import { deriveConfiguration } from '../shapes/configuration';
import { deriveShapes } from '../shapes/derive';
import { deriveParameters } from '../shapes/parameters';
import { printJson } from '../shapes/print-json';
import { readHollo } from '../shapes/read-hollo';
import { readPleroma } from '../shapes/read-pleroma';

/** Recorded servers: the folder, which is also the name of the shapes file, and its reader. */
const SERVERS = [
  { name: 'pleroma-2.7', read: readPleroma },
  { name: 'hollo-0.10', read: readHollo },
] as const;

function write(name: string, facts: unknown): void {
  writeFileSync(inRoot('shapes', `${name}.json`), `${printJson(facts)}\n`);
}

function deriveFrom(folder: string): void {
  for (const { name, read } of SERVERS) {
    const recorded = path.join(folder, name);
    if (!existsSync(recorded)) throw new PlainError(`There is no folder ${recorded}.`);
    const server = read(recorded);
    const shapes = deriveShapes(server);
    write(name, shapes);
    if (server.description !== undefined) write(`${name}-parameters`, deriveParameters(server.description));
    if (name === 'pleroma-2.7') write(`${name}-configuration`, deriveConfiguration(server));
    const counts = [shapes.routes, shapes.entities, shapes.frames].map((part) => Object.keys(part).length);
    console.log(`shapes/${name}.json: ${counts[0]} routes, ${counts[1]} entities, ${counts[2]} events.`);
  }
}

const HEADINGS = {
  untried: 'Routes of the sandbox that no contract case calls',
  unexpected: 'Recorded answers of them that no case expects',
  unknown: 'Routes without a recorded answer, and not in exceptions.ts',
  stale: 'Entries of the lists that are not so',
} as const;

/** Prints how much the contract covers; the exit status says whether anything is missing. */
async function printCoverage(): Promise<number> {
  // Imported late: the shapes can be written while the sandbox is being changed.
  const { measureCoverage } = await import('@linnet/sandbox/contract');
  const coverage = measureCoverage();
  const openCount = Object.values(coverage).flat().length;
  for (const key of ['untried', 'unexpected', 'unknown', 'stale'] as const) {
    const lines = coverage[key];
    console.log(`${HEADINGS[key]}: ${lines.length === 0 ? 'none.' : lines.length}`);
    for (const line of lines) console.log(`  ${line}`);
  }
  return openCount === 0 ? 0 : 1;
}

/** `node tools/run.mjs shapes`: derives shapes from recorded responses, and shows how the contract covers them. */
export function run(args: string[]): Promise<number> {
  return runCommand(args, {
    name: 'shapes',
    work(options) {
      const folder = options.value('from');
      if (folder !== undefined) deriveFrom(folder);
      return printCoverage();
    },
  });
}
