import { captcha, type Captcha } from '@linnet/api';
import { useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useFeature } from '../../platform/client/use-feature';
import { type RequestState, useRequest } from '../../platform/client/use-request';

interface AskedCaptcha {
  readonly asked: RequestState<Captcha>;
  /** The captcha that has to be answered; null if there is none. */
  readonly picture: Extract<Captcha, { url: string }> | null;
  /** Loads another captcha: each is good for one try. */
  reload(): void;
}

const none: RequestState<Captcha> = { state: 'ready', answer: { kind: 'none' } };

/** The server's captcha; `picture` is null if it has none. */
export function useCaptcha(): AskedCaptcha {
  const { send } = useClient();
  const [times, setTimes] = useState(0);
  const isThere = useFeature('captcha');
  const request = useRequest(isThere ? `captcha ${times}` : null, () => send(captcha()));
  const asked = isThere ? request : none;
  const answer = asked.state === 'ready' ? asked.answer : null;
  return {
    asked,
    picture: answer?.kind === 'kocaptcha' || answer?.kind === 'native' ? answer : null,
    // A server without captchas is not asked again: the form would be disabled for that time.
    reload: () => {
      if (answer?.kind !== 'none') setTimes((before) => before + 1);
    },
  };
}
