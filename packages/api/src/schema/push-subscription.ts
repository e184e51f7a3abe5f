import type { PushSubscription } from '../model/push';
import { isObject, readId, readObject, readText } from './read';

/** Undefined without an endpoint. */
export function readPushSubscription(json: unknown): PushSubscription | undefined {
  if (!isObject(json)) return undefined;
  const endpoint = readText(json, 'endpoint');
  if (endpoint === '') return undefined;
  const alerts = Object.entries(readObject(json, 'alerts')).filter(
    (entry): entry is [string, boolean] => typeof entry[1] === 'boolean',
  );
  return {
    id: readId(json, 'id') ?? '',
    endpoint,
    alerts: Object.fromEntries(alerts),
    serverKey: readText(json, 'server_key'),
  };
}
