import {
  confirmTotp,
  newBackupCodes,
  secondFactor,
  setUpTotp,
  turnOffTotp,
  type ErrorReason,
  type TotpSetup,
} from '@linnet/api';
import { type Client, perClient } from '../client/client';
import { clientResource } from '../events/client-resource';
import { errorOf } from '../kernel/error-of';
import { plainCode } from '../session/access';
import { type Outcome, carryOut, silent } from './outcome';
import { type CodeProblem, codeProblem } from './totp';

type Factor = ReturnType<ReturnType<typeof secondFactor>['read']>;

interface Confirmation {
  readonly setup: TotpSetup;
  readonly password: string;
  /** As typed. */
  readonly code: string;
}

/** The viewer's second factor, and the steps that change it. */
export const secondFactorOf = perClient((client: Client) => {
  const { send, features, environment } = client;
  const resource = clientResource<Factor>(client, {
    load: async () => ((await features.load()).has('mfa') ? send(secondFactor()) : null),
  });

  async function read(): Promise<Factor> {
    const factor = await send(secondFactor());
    resource.update(() => factor);
    return factor;
  }

  return {
    ...resource,
    /**
     * Makes a new secret, unless the second factor turns out to be on: a new secret would then lock the viewer out.
     * Resolves to the error; null when it is done.
     */
    begin: (use: (setup: TotpSetup | null) => void): Promise<ErrorReason | null> =>
      errorOf(read().then(async ({ enabled }) => use(enabled ? null : await send(setUpTotp())))),
    /** Turns it on. A refused code comes with the reason, as far as it can be found out. */
    async confirm({ setup, password, code: typed }: Confirmation): Promise<Outcome & { code?: CodeProblem }> {
      const code = plainCode(typed);
      const outcome = await carryOut({
        send: () => silent(send(confirmTotp(password, code))),
        isDone: async () => (await read()).totp,
      });
      if (outcome.kind !== 'refused' || outcome.problem.field !== 'code') return outcome;
      const serverTime = await serverClock();
      return {
        ...outcome,
        code: await codeProblem({ secret: setup.key, code, serverTime, now: environment.now() }),
      };
    },
    turnOff: (password: string): Promise<Outcome> =>
      carryOut({
        send: () => silent(send(turnOffTotp(password))),
        isDone: async () => !(await read()).enabled,
      }),
    /**
     * Makes new recovery codes, after which the earlier ones don't work any more. Resolves to the error; null when it is
     * done.
     */
    newCodes: (use: (codes: readonly string[]) => void): Promise<ErrorReason | null> =>
      errorOf(send(newBackupCodes()).then(use)),
  };

  /** Null when it can't be read. */
  async function serverClock(): Promise<number | null> {
    const reason = await resource.reload();
    return reason === null ? (resource.state.get().value?.serverTime ?? null) : null;
  }
});

export type OwnSecondFactor = ReturnType<typeof secondFactorOf>;
