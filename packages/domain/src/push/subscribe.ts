import { ApiError, subscribeToPush } from '@linnet/api';
import type { Client } from '../client/client';
import type { ActiveSubscription, PushBrowser, PushWorker } from './push-browser';
import type { PushRecord, PushRecords } from './push-record';
import { serverFailed, StepFailed } from './step-failed';

/** Length in bytes of an uncompressed point on the curve P-256, and its first byte. */
const KEY_LENGTH = 65;
const UNCOMPRESSED_POINT = 4;

/** Decodes the key of the server from base 64, URL-safe or not; null where it is invalid. */
function readPushKey(text: string): Uint8Array<ArrayBuffer> | null {
  const plain = text.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');
  if (!/^[A-Za-z0-9+/]+$/.test(plain) || plain.length % 4 === 1) return null;
  const bytes = Uint8Array.from(atob(plain), (letter) => letter.charCodeAt(0));
  return bytes.length === KEY_LENGTH && bytes[0] === UNCOMPRESSED_POINT ? bytes : null;
}

export interface SubscribeOptions {
  readonly client: Pick<Client, 'send' | 'features' | 'instance'>;
  readonly browser: PushBrowser;
  readonly records: PushRecords;
  /** The kinds to request, by the server's names. */
  readonly alerts: Readonly<Record<string, boolean>>;
  /** Repeats every step, including those that are known to have succeeded. */
  readonly fresh: boolean;
}

/**
 * Runs the steps that are needed for the server to push to this browser: permission, worker, key, subscription, server.
 * Resolves to what was sent, with the server's answer; throws `StepFailed` with the step that failed.
 */
export async function subscribe(options: SubscribeOptions): Promise<PushRecord> {
  const { browser, records, alerts, fresh } = options;
  await checkPermission(browser);
  const worker = await startWorker(browser);
  const key = await readServerKey(options.client);
  const known = records.read();
  const subscription = await ensureSubscription(worker, {
    key,
    keep: fresh ? null : (known?.endpoint ?? null),
  });
  if (known?.endpoint === subscription.endpoint && !known.isStale && isSame(known.asked, alerts))
    return known;
  const { alerts: carried } = await sendSubscription(options, subscription);
  const record = { endpoint: subscription.endpoint, asked: alerts, carried };
  records.write(record);
  return record;
}

async function checkPermission(browser: PushBrowser): Promise<void> {
  const permission = browser.permission();
  if (permission === 'granted') return;
  const problems = { denied: 'denied', default: 'unanswered', missing: 'missing' } as const;
  throw new StepFailed('permission', problems[permission]);
}

async function startWorker(browser: PushBrowser): Promise<PushWorker> {
  let worker: PushWorker | null;
  try {
    worker = await browser.start();
  } catch (error) {
    throw new StepFailed('worker', 'worker_refused', error);
  }
  if (worker === null) throw new StepFailed('worker', 'missing');
  return worker;
}

interface Key {
  readonly text: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

async function readServerKey({ features, instance }: SubscribeOptions['client']): Promise<Key> {
  try {
    await features.load();
  } catch (error) {
    throw new StepFailed('key', 'server_unreachable', error);
  }
  const text = instance.facts.get().instance?.vapidPublicKey ?? null;
  if (text === null) throw new StepFailed('key', 'no_key');
  const bytes = readPushKey(text);
  if (bytes === null) throw new StepFailed('key', 'wrong_key');
  return { text, bytes };
}

/**
 * The browser's subscription if it is the one that the server knows; else a new one, whose endpoint only this server
 * will know.
 */
async function ensureSubscription(
  worker: PushWorker,
  { key, keep }: { key: Key; keep: string | null },
): Promise<ActiveSubscription> {
  try {
    const subscription = await worker.subscription();
    if (
      subscription !== null &&
      subscription.endpoint === keep &&
      (subscription.key === null || isSameKey(subscription.key, key.text))
    ) {
      return subscription;
    }
    await subscription?.end();
    return await worker.subscribe(key.bytes);
  } catch (error) {
    throw new StepFailed('subscription', 'push_refused', error);
  }
}

async function sendSubscription({ client, alerts }: SubscribeOptions, subscription: ActiveSubscription) {
  try {
    return await client.send(subscribeToPush(subscription, alerts));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw serverFailed(error);
  }
}

function isSame(one: PushRecord['asked'], other: PushRecord['asked']): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}

const withoutPadding = (key: string): string =>
  key.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

function isSameKey(one: string, other: string): boolean {
  return withoutPadding(one) === withoutPadding(other);
}
