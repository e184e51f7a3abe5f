import { createTransport, xhrUpload } from '@linnet/api';
import type { Environment } from '../kernel/environment';
import type { Features } from '../instance/features';
import type { InstanceInformation } from '../instance/instance-facts';
import type { Lazy } from '../kernel/lazy';
import { createSend } from '../session/send';
import type { Lifetime } from '../kernel/lifetime';
import type { Session } from '../session/session';
import { composingSettings } from '../settings/list/composing-settings';
import type { Settings } from '../settings/settings';
import { encodePicture } from './pictures/encode-picture';
import { uploadLimitsOf } from './upload-limits';
import { createUploads, type Uploads } from './uploads';

interface UploadsParts {
  environment: Pick<Environment, 'baseUrl' | 'fetch' | 'newKey' | 'log'>;
  session: Session;
  life: Pick<Lifetime, 'isOver' | 'onEnd'>;
  settings: Pick<Settings, 'valueOf'>;
  instance: Pick<InstanceInformation, 'facts'>;
  features: Lazy<Features>['loaded'];
}

/** The uploads of a client, which are cancelled when it ends. */
export function makeUploads({
  environment,
  session,
  life,
  settings,
  instance,
  features,
}: UploadsParts): Uploads {
  const { baseUrl, fetch, newKey, log } = environment;
  // Only XMLHttpRequest reports the progress of an upload; it does not exist outside of pages.
  const upload = typeof XMLHttpRequest === 'undefined' ? {} : { upload: xhrUpload };
  const transport = createTransport({ baseUrl, fetch, token: () => session.token(), ...upload });
  const { imageCompression, alwaysUseJpeg } = composingSettings;
  const uploads = createUploads({
    send: createSend({ transport, session, features: { loaded: features }, life }),
    limits: () => uploadLimitsOf(instance.facts.get()),
    options: () => ({
      shrinks: settings.valueOf('imageCompression', imageCompression),
      alwaysJpeg: settings.valueOf('alwaysUseJpeg', alwaysUseJpeg),
    }),
    encode: encodePicture,
    newKey,
    log,
  });
  life.onEnd(uploads.cancelAll);
  return uploads;
}
