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
import { type Outcome, carryOut, withoutAnswer } from './outcome';
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

  async function fetchFactor(): Promise<Factor> {
    const factor = await send(secondFactor());
    resource.update(() => factor);
    return factor;
  }

  return {
    ...resource,
    /**
     * Makes a new secret and passes it to `use`; null when the second factor is already on, because a new secret would
     * then lock the viewer out. Resolves to the error; null on success.
     */
    begin: (use: (setup: TotpSetup | null) => void): Promise<ErrorReason | null> =>
      errorOf(fetchFactor().then(async ({ enabled }) => use(enabled ? null : await send(setUpTotp())))),
    /** Turns the second factor on. For a refused code, the outcome says why, as far as that can be found out. */
    async confirm({ setup, password, code: typed }: Confirmation): Promise<Outcome & { code?: CodeProblem }> {
      const code = plainCode(typed);
      const outcome = await carryOut({
        send: () => withoutAnswer(send(confirmTotp(password, code))),
        isDone: async () => (await fetchFactor()).totp,
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
        send: () => withoutAnswer(send(turnOffTotp(password))),
        isDone: async () => !(await fetchFactor()).enabled,
      }),
    /** Makes new recovery codes; the earlier ones stop working. Resolves to the error; null on success. */
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
