import { ApiError, type Call, type Transport, asForm } from '@linnet/api';
import type { Features } from '../instance/features';
import type { Lazy } from '../kernel/lazy';
import type { Lifetime } from '../kernel/lifetime';
import type { Session } from './session';

export type Send = Transport['send'];

interface SendParts {
  transport: Transport;
  session: Session;
  /** Without `load`, calls are sent as they are described, whatever the server can do. */
  features: Pick<Lazy<Features>, 'loaded'> & Partial<Lazy<Features>>;
  /** The lifetime of the client whose calls these are. */
  life: Pick<Lifetime, 'isOver' | 'onEnd'>;
  /** Called after something was changed on the server. */
  onChange?: () => void;
}

/**
 * Sends the calls of a client: when it ends, those under way are aborted and their answers dropped.
 * After a 401 or similar the session verifies its token; a feature whose route is missing is turned off.
 */
export function createSend({ transport, session, features, life, onChange }: SendParts): Send {
  const underWay = new Set<AbortController>();
  life.onEnd(() => {
    for (const call of underWay) call.abort();
  });

  /** The call with its body in the encoding that this server reads. */
  async function encoded<T>(call: Call<T>): Promise<Call<T>> {
    if (call.asForm === undefined || features.load === undefined) return call;
    return (await features.load()).has(call.asForm) ? asForm(call) : call;
  }

  function onError(error: unknown, call: Call<unknown>): void {
    if (!(error instanceof ApiError) || error.reason.kind !== 'http') return;
    session.reached();
    features.loaded.get()?.noteError(error.reason, call);
    if ([401, 403].includes(error.reason.status) && call.auth !== 'none') void session.verify();
  }

  return async function send<T>(call: Call<T>, { signal, ...options }: Parameters<Send>[1] = {}): Promise<T> {
    const own = new AbortController();
    const abort = (): void => own.abort();
    if (signal?.aborted === true || life.isOver()) abort();
    signal?.addEventListener('abort', abort);
    underWay.add(own);
    try {
      const answer = await transport.send(await encoded(call), { ...options, signal: own.signal });
      if (own.signal.aborted) throw new ApiError({ kind: 'aborted' });
      session.reached();
      if (call.method !== 'GET') onChange?.();
      return answer;
    } catch (error) {
      onError(error, call);
      throw error;
    } finally {
      underWay.delete(own);
      signal?.removeEventListener('abort', abort);
    }
  };
}
