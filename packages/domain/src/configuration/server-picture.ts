import { type ErrorReason, ApiError, uploadMedia } from '@linnet/api';
import type { Client } from '../client/client';

/** Uploads a picture for a setting. It is not used until its address is saved there. */
export async function uploadServerPicture(
  { send }: Pick<Client, 'send'>,
  file: File,
): Promise<{ readonly address: string } | { readonly reason: ErrorReason }> {
  try {
    const { url } = await send(uploadMedia({ file, description: '' }));
    return url === '' ? { reason: { kind: 'malformed', what: 'picture' } } : { address: url };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { reason: error.reason };
  }
}
