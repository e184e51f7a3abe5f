import { uploadLimitsOf } from '../uploads/upload-limits';
import { createUploads, type Uploads, type UploadsOptions } from '../uploads/uploads';

type Facts = Parameters<typeof uploadLimitsOf>[0];

/** Uploads that send pictures unchanged. */
export function uploadsWithoutEncoding(send: UploadsOptions['send'], facts: () => Facts): Uploads {
  return createUploads({
    send,
    limits: () => uploadLimitsOf(facts()),
    options: () => ({ shrinks: false, alwaysJpeg: false }),
    encode: async () => null,
    newKey: () => crypto.randomUUID(),
    log: () => {},
  });
}
