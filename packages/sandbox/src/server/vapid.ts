import { createECDH, createHash } from 'node:crypto';

/** The same at each start, so that a browser's subscription stays good. Nothing is signed with it yet. */
function publicKey(): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(createHash('sha256').update('The Hedge pushes').digest());
  return pair.getPublicKey().toString('base64url');
}

/** The point in its uncompressed form, base 64 for addresses, as browsers want it. */
export const VAPID_PUBLIC_KEY = publicKey();
