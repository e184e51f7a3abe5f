import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endChild, startNodeChild } from './node-child';
import { inRoot } from './root';
import { runNode } from './run-node';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'linnet-child-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function script(text: string): Promise<string> {
  const file = path.join(folder, `${Math.random()}.mjs`);
  await writeFile(file, text);
  return file;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('keeps what a process says and how it ended', async () => {
  const file = await script('console.log(process.argv[2]); console.error("no"); process.exit(3);');
  const { status, output } = await runNode({ script: file, args: ['word'] });
  expect(status).toBe(3);
  expect(output).toContain('word');
  expect(output).toContain('no');
});

test('a child that is asked to end does its own clean-up', async () => {
  const file = await script(
    "process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000); console.log('up');",
  );
  const child = startNodeChild({ script: file, args: [], output: 'pipe' });
  if (child.stdout !== null) await once(child.stdout, 'data');
  await endChild(child);
  expect(child.exitCode).toBe(0);
});

test('a child ends when the process that started it is killed', async () => {
  const child = await script("setInterval(() => {}, 1000); console.log('child ' + process.pid);");
  const parent = await script(
    `import { startNodeChild } from ${JSON.stringify(inRoot('tools', 'run', 'node-child.ts'))};
     startNodeChild({ script: ${JSON.stringify(child)}, args: [], output: 'inherit' });`,
  );
  const killed = spawn(process.execPath, ['--import', 'tsx', parent], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(killed.stdout, 'data');
  const pid = Number(/child (\d+)/.exec(String(line))?.[1]);
  expect(isAlive(pid)).toBe(true);
  killed.kill('SIGKILL');
  await expect.poll(() => isAlive(pid), { timeout: 8000 }).toBe(false);
});

test('the door of all commands refuses what it does not know, and says what it knows', async () => {
  const { status, output } = await runNode({ script: 'tools/run.mjs', args: ['strat'] });
  expect(status).toBe(2);
  expect(output).toMatch(/Unknown command: strat\. Known: start, dev,/);
});

test('the help of a command lists its options on a fresh clone, where nothing is installed', async () => {
  for (const file of ['run.mjs', 'commands/commands.json']) {
    await cp(inRoot('tools', file), path.join(folder, 'tools', file));
  }
  const { status, output } = await runNode({
    script: path.join(folder, 'tools', 'run.mjs'),
    args: ['start', '--help'],
  });
  expect(status).toBe(0);
  expect(output).toContain('npm start -- [options]');
  for (const form of ['--port N', '--server URL', '--character NAME', '--control', '--help'])
    expect(output).toMatch(new RegExp(`^  ${form} +\\S`, 'm'));
  expect(await readdir(folder)).toEqual(['tools']);
});
