import { createInterface } from 'node:readline/promises';
import { AREAS } from '@linnet/sandbox/contract';
import type { Person } from '../contract/cast';
import { NetworkServer } from '../contract/network-server';
import { printOutcome } from '../contract/print-outcome';
import { PARTS, runContract } from '../contract/run-contract';
import { PlainError, runCommand } from '../run/command';
import { readServer, UsageError } from '../run/options';
import type { Options } from '../run/options';
import { stopSignal } from '../run/stop-signal';

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

function readPeople(words: readonly string[]): Person[] {
  return words.map((word) => {
    const at = word.indexOf(':');
    if (at < 1) throw new UsageError(`--account takes NAME:PASSWORD, not "${word}".`);
    return { name: word.slice(0, at), password: word.slice(at + 1) };
  });
}

/** The areas and parts with these names; all of them by default. */
function choose(words: readonly string[]) {
  const names: readonly string[] = [...AREAS.map(({ name }) => name), ...PARTS];
  const unknown = words.find((word) => !names.includes(word));
  if (unknown !== undefined) {
    throw new UsageError(`--area "${unknown}" is none of: ${names.join(', ')}.`);
  }
  const isChosen = (name: string) => words.length === 0 || words.includes(name);
  return { areas: AREAS.filter(({ name }) => isChosen(name)), parts: PARTS.filter(isChosen) };
}

/** Asks for consent before anything is created on a server in the network. */
async function confirmServer(server: URL, options: Options): Promise<void> {
  if (LOOPBACK.test(server.hostname) || options.has('yes')) return;
  if (!process.stdin.isTTY) {
    throw new PlainError(`${server.origin} is not on this machine, and nobody can be asked: --yes says yes.`);
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const question =
    `This makes people, posts and reports on ${server.origin} and removes them again.\n` +
    'Names of removed people stay taken there. Go on? [y/N] ';
  const answer = await terminal.question(question);
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new PlainError('Nothing was done.');
}

/** `npm run contract`: compares a running server with the recording and the sandbox. */
export function run(args: string[]): Promise<number> {
  return runCommand(args, {
    name: 'contract',
    async work(options) {
      const address = options.value('server');
      if (address === undefined) throw new UsageError('--server is missing.');
      const url = readServer(address);
      const people = readPeople(options.values('account'));
      if (people.length === 0) throw new UsageError('--account is missing.');
      const chosen = choose(options.values('area'));
      await confirmServer(url, options);
      const stopping = new AbortController();
      void stopSignal().then((signal) => stopping.abort(new PlainError(`Stopped by ${signal}.`)));
      const print = (line: string) => console.log(line);
      const respectsLimits = !LOOPBACK.test(url.hostname);
      const server = new NetworkServer(url.origin, { respectsLimits, print });
      const outcome = await runContract({ server, people, print, signal: stopping.signal }, chosen);
      return printOutcome(outcome, { print, all: options.has('all') });
    },
  });
}
