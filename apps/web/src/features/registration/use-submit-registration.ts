import { ApiError, type Captcha, type ErrorReason, captcha } from '@linnet/api';
import {
  type Joined,
  type RegistrationComplaint,
  type RegistrationDraft,
  type RegistrationRules,
  joinServer,
  registrationComplaints,
} from '@linnet/domain/registration';
import { useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useFeature } from '../../platform/client/use-feature';
import { type RequestState, useRequest } from '../../platform/client/use-resource';
import { removeStoredRegistration } from './use-registration-form';

/** `waiting`: the account needs a confirmation or approval, about which the server's `message` informs. */
type RegistrationState =
  | { readonly state: 'idle' }
  | { readonly state: 'pending' }
  | { readonly state: 'waiting'; readonly message: string }
  /** `complaints` come from the server; if there are none, only `reason` is known. */
  | {
      readonly state: 'failed';
      readonly complaints: readonly RegistrationComplaint[];
      readonly reason: ErrorReason;
    };

interface SubmitRegistrationOptions {
  readonly rules: RegistrationRules;
  readonly inviteToken: string | null;
  readonly picture: ReturnType<typeof useCaptcha>['picture'];
  readonly onSignedIn: () => void;
  readonly onRefused: (complaints: readonly RegistrationComplaint[]) => void;
}

export interface RegistrationControl {
  readonly state: RegistrationState;
  submit(registration: RegistrationDraft): Promise<void>;
  dismiss(): void;
}

/** Submits the registration form, and holds the result. */
export function useSubmitRegistration({
  rules,
  inviteToken,
  picture,
  onSignedIn,
  onRefused,
}: SubmitRegistrationOptions): RegistrationControl {
  const client = useClient();
  const [state, setState] = useState<RegistrationState>({ state: 'idle' });

  function finish(result: Joined) {
    removeStoredRegistration();
    if (result.kind === 'waiting') setState({ state: 'waiting', message: result.message });
    else onSignedIn();
  }

  async function submit(registration: RegistrationDraft) {
    setState({ state: 'pending' });
    const captcha = picture && { token: picture.token, answerData: picture.answerData };
    try {
      finish(await joinServer(client, { registration, rules, inviteToken, captcha }));
    } catch (error) {
      if (!(error instanceof ApiError)) {
        setState({ state: 'idle' });
        throw error;
      }
      client.log('warn', 'the registration was refused', error);
      const { reason } = error;
      const complaints = registrationComplaints(reason);
      setState({ state: 'failed', complaints, reason });
      onRefused(complaints);
    }
  }

  return { state, submit, dismiss: () => setState({ state: 'idle' }) };
}

interface LoadedCaptcha {
  readonly request: RequestState<Captcha>;
  /** The captcha that has to be answered; null if there is none. */
  readonly picture: Extract<Captcha, { url: string }> | null;
  /** Loads another captcha: each can be answered once. */
  reload(): void;
}

const none: RequestState<Captcha> = { state: 'ready', answer: { kind: 'none' } };

/** The server's captcha; `picture` is null if it has none. */
export function useCaptcha(): LoadedCaptcha {
  const { send } = useClient();
  const [attempt, setAttempt] = useState(0);
  const hasCaptcha = useFeature('captcha');
  const loaded = useRequest(hasCaptcha ? `captcha ${attempt}` : null, () => send(captcha()));
  const request = hasCaptcha ? loaded : none;
  const answer = request.state === 'ready' ? request.answer : null;
  return {
    request,
    picture: answer?.kind === 'kocaptcha' || answer?.kind === 'native' ? answer : null,
    // A server without captchas is not asked again: the form would be disabled for that time.
    reload: () => {
      if (answer?.kind !== 'none') setAttempt((before) => before + 1);
    },
  };
}
