// The entry point of every npm script: `node tools/run.mjs COMMAND …`. It uses nothing but Node itself until the
// dependencies are in place, so that each command works on a fresh clone.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const MIN_NODE = [20, 19];
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const commands = JSON.parse(readFileSync(path.join(root, 'tools', 'commands', 'commands.json'), 'utf8'));
const lockFile = path.join(root, 'package-lock.json');
const stampFile = path.join(root, 'node_modules', '.linnet-install');

function exitWith(status, message) {
  console.error(message);
  process.exit(status);
}

function isTooOld(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major < MIN_NODE[0] || (major === MIN_NODE[0] && minor < MIN_NODE[1]);
}

/** What a command is for and which options it takes; needs nothing installed. */
function describe({ usage, options }) {
  const lines = [...options, { name: 'help', help: 'say this' }].map(({ name, value, help }) => {
    const form = value === undefined ? `--${name}` : `--${name} ${value}`;
    return `  ${form.padEnd(18)} ${help}`;
  });
  return [usage, '', ...lines].join('\n');
}

/** A hash of what an installation depends on: the lock file and the kind of machine (native parts differ). */
function currentStamp() {
  return createHash('sha256')
    .update(readFileSync(lockFile))
    .update(`${process.platform} ${process.arch} ${process.versions.modules}`)
    .digest('hex');
}

function hasStamp(stamp) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
}

function writeStamp(stamp) {
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

/** Whether somebody ran npm by hand and node_modules already matches the lock file. */
function isInstalledByHand() {
  const installedFile = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  return Object.entries(wanted)
    .filter(([place, entry]) => place.includes('node_modules/') && !entry.optional)
    .every(([place, entry]) => installed[place]?.version === entry.version);
}

function runNpmCi() {
  return new Promise((resolve) => {
    const child = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      // A production setting of the machine must not leave the tools out.
      env: { ...process.env, NODE_ENV: 'development' },
    });
    const stop = (signal) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
    child.on('error', (error) => exitWith(1, `npm could not be started: ${error.message}`));
    child.on('exit', (status, signal) => {
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(name, stop);
      if (signal !== null) process.kill(process.pid, signal);
      resolve(status);
    });
  });
}

async function install() {
  const stamp = currentStamp();
  if (hasStamp(stamp)) return;
  if (!isInstalledByHand()) {
    console.log('Installing what is needed (npm ci) …');
    if ((await runNpmCi()) !== 0) exitWith(1, 'npm ci failed; its lines above say why.');
  }
  writeStamp(stamp);
}

if (isTooOld(process.versions.node)) {
  exitWith(2, `Linnet needs Node ${MIN_NODE.join('.')} or newer; this is ${process.versions.node}.`);
}
const [command = '', ...args] = process.argv.slice(2);
if (!Object.hasOwn(commands, command)) {
  const known = Object.keys(commands).join(', ');
  exitWith(2, `${command ? `Unknown command: ${command}` : 'No command given'}. Known: ${known}.`);
}
if (args.includes('--help')) {
  console.log(describe(commands[command]));
  process.exit(0);
}
await install();
process.chdir(root);

// The command runs in this same process, so that signals and the exit status need no forwarding.
const { register } = await import('tsx/esm/api');
register();
const { run } = await import(pathToFileURL(path.join(root, 'tools', 'commands', `${command}.ts`)).href);
process.exit(await run(args));
