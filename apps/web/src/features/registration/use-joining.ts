import { ApiError, type FailureReason } from '@linnet/api';
import {
  type Joined,
  joinServer,
  type RegistrationDraft,
  type RegistrationComplaint,
  registrationComplaints,
  type RegistrationRules,
} from '@linnet/domain/registration';
import { useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { removeStoredRegistration } from './stored-registration';
import type { useCaptcha } from './use-captcha';

/** `waiting`: the account needs a confirmation or approval, about which the server's `message` informs. */
export type Joining =
  | { readonly state: 'idle' }
  | { readonly state: 'pending' }
  | { readonly state: 'waiting'; readonly message: string }
  /** `complaints` come from the server; if there are none, only `reason` is known. */
  | {
      readonly state: 'failed';
      readonly complaints: readonly RegistrationComplaint[];
      readonly reason: FailureReason;
    };

interface JoiningOptions {
  readonly rules: RegistrationRules;
  readonly inviteToken: string | null;
  readonly picture: ReturnType<typeof useCaptcha>['picture'];
  readonly onEntered: () => void;
  readonly onRefused: (complaints: readonly RegistrationComplaint[]) => void;
}

export interface JoiningControl {
  readonly joining: Joining;
  join(registration: RegistrationDraft): Promise<void>;
  dismiss(): void;
}

/** Submits the registration form, and holds the result. */
export function useJoining({ rules, inviteToken, picture, ...on }: JoiningOptions): JoiningControl {
  const client = useClient();
  const [joining, setJoining] = useState<Joining>({ state: 'idle' });

  function settle(joined: Joined) {
    removeStoredRegistration();
    if (joined.kind === 'waiting') setJoining({ state: 'waiting', message: joined.message });
    else on.onEntered();
  }

  async function join(registration: RegistrationDraft) {
    setJoining({ state: 'pending' });
    const captcha = picture && { token: picture.token, answerData: picture.answerData };
    try {
      settle(await joinServer(client, { registration, rules, inviteToken, captcha }));
    } catch (error) {
      if (!(error instanceof ApiError)) {
        setJoining({ state: 'idle' });
        throw error;
      }
      client.log('warn', 'the registration was refused', error);
      const { reason } = error;
      const complaints = registrationComplaints(reason);
      setJoining({ state: 'failed', complaints, reason });
      on.onRefused(complaints);
    }
  }

  return { joining, join, dismiss: () => setJoining({ state: 'idle' }) };
}
