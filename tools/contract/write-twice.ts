import { randomUUID } from 'node:crypto';
import { jsonOf, keepOf, outcomeOf, take } from '@linnet/sandbox/contract';
import type { Peer } from '@linnet/sandbox/contract';
import type { Finding } from './finding';
import { textAt } from './network-server';
import { prepareWrite, timesShown } from './read-writes';
import type { Made } from './read-writes';
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
async function writeTwice(peer: Peer, write: Write, { key, made }: { key: string | null; made: Made }) {
  const kept = await prepareWrite(peer, write, made);
  // Signed in before, so that both are sent at the same moment.
  if (write.write.as !== undefined) await peer.signIn(write.write.as, write.write.scopes);
  const asked = key === null ? peer : withKey(peer, key);
  const answers = await Promise.all([take(asked, write.write, kept), take(asked, write.write, kept)]);
  for (const answer of answers) made(write.write, answer);
  const outcomes = answers.map(outcomeOf).sort().join(' and ');
  const first = answers.find(({ status }) => status < 300);
  if (first) keepOf(write.write, first, kept);
  const shown: string[] = [];
  for (const reading of write.shownBy) {
    const times = await timesShown(peer, reading, kept);
    // Only created objects count as duplicates; a value may legitimately occur in several rows.
    const isThing = String(reading.is).startsWith('{');
    if (isThing && times > 1) shown.push(`${reading.call} shows it ${times} times`);
  }
  // The second of two simultaneous calls may be answered with an empty object.
  const named = answers.map((answer) => textAt(jsonOf(answer), 'id')).filter((id) => id);
  const ids = new Set(named);
  const doubled = ids.size > 1 && answers.every(({ status }) => status < 300) ? ['two things made'] : [];
  return [outcomes, ...doubled, ...shown].join(', ');
}

/** Sends each change twice at once, with and without a shared idempotency key, and compares with the sandbox. */
export async function writeAllTwice(
  writes: readonly Write[],
  { server, sandbox, made }: { server: Peer; sandbox: Peer; made: Made },
): Promise<{ findings: Finding[]; taken: number }> {
  const findings: Finding[] = [];
  for (const write of writes) {
    const { call } = write.write;
    for (const keyed of [false, true]) {
      const key = keyed ? randomUUID() : null;
      const how = keyed ? 'twice at once with one key' : 'twice at once';
      const find = (against: Finding['against'], what: string) =>
        findings.push({ area: 'twice-at-once', call, route: call, against, what });
      try {
        const here = await writeTwice(server, write, { key, made });
        const there = await writeTwice(sandbox, write, { key, made: () => undefined });
        if (keyed && here.includes('two things')) find('writing', `${how}: ${here}`);
        if (here !== there) find('sandbox', `${how}: ${here}, the sandbox ${there}`);
      } catch (error) {
        find('sandbox', `${how}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
  return { findings, taken: writes.length * 2 };
}
