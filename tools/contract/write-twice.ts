import { randomUUID } from 'node:crypto';
import { jsonOf, keepValues, outcomeOf, runStep } from '@linnet/sandbox/contract';
import type { Peer } from '@linnet/sandbox/contract';
import type { Finding } from './finding';
import { textAt } from './network-server';
import { prepareWrite, timesShown } from './read-writes';
import type { OnCreated } from './read-writes';
import type { Write } from './write';

/** The same server, with an idempotency key in each request. */
function withKey(peer: Peer, key: string): Peer {
  return {
    ...peer,
    fetch(request) {
      request.headers.set('idempotency-key', key);
      return peer.fetch(request);
    },
  };
}

/** Sends a change twice at the same time and returns the effect. */
async function writeTwice(
  peer: Peer,
  write: Write,
  { key, onCreated }: { key: string | null; onCreated: OnCreated },
) {
  const kept = await prepareWrite(peer, write, onCreated);
  // Signed in before, so that both are sent at the same moment.
  if (write.write.as !== undefined) await peer.signIn(write.write.as, write.write.scopes);
  const peerWithKey = key === null ? peer : withKey(peer, key);
  const answers = await Promise.all([
    runStep(peerWithKey, write.write, kept),
    runStep(peerWithKey, write.write, kept),
  ]);
  for (const answer of answers) onCreated(write.write, answer);
  const outcomes = answers.map(outcomeOf).sort().join(' and ');
  const first = answers.find(({ status }) => status < 300);
  if (first) keepValues(write.write, first, kept);
  const shown: string[] = [];
  for (const reading of write.shownBy) {
    const times = await timesShown(peer, reading, kept);
    // Only created objects count as duplicates; a value may legitimately occur in several rows.
    const isCreatedObject = String(reading.expected).startsWith('{');
    if (isCreatedObject && times > 1) shown.push(`${reading.call} shows it ${times} times`);
  }
  // The second of two simultaneous calls may be answered with an empty object.
  const createdIds = answers.map((answer) => textAt(jsonOf(answer), 'id')).filter((id) => id);
  const ids = new Set(createdIds);
  const duplicates = ids.size > 1 && answers.every(({ status }) => status < 300) ? ['two things made'] : [];
  return [outcomes, ...duplicates, ...shown].join(', ');
}

/** Sends each change twice at once, with and without a shared idempotency key, and compares with the sandbox. */
export async function writeAllTwice(
  writes: readonly Write[],
  { server, sandbox, onCreated }: { server: Peer; sandbox: Peer; onCreated: OnCreated },
): Promise<{ findings: Finding[]; stepCount: number }> {
  const findings: Finding[] = [];
  for (const write of writes) {
    const { call } = write.write;
    for (const keyed of [false, true]) {
      const key = keyed ? randomUUID() : null;
      const description = keyed ? 'twice at once with one key' : 'twice at once';
      const report = (against: Finding['against'], what: string) =>
        findings.push({ area: 'twice-at-once', call, route: call, against, what });
      try {
        const onServer = await writeTwice(server, write, { key, onCreated });
        const inSandbox = await writeTwice(sandbox, write, { key, onCreated: () => undefined });
        if (keyed && onServer.includes('two things')) report('writing', `${description}: ${onServer}`);
        if (onServer !== inSandbox)
          report('sandbox', `${description}: ${onServer}, the sandbox ${inSandbox}`);
      } catch (error) {
        report('sandbox', `${description}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
  return { findings, stepCount: writes.length * 2 };
}
