import { createECDH, createHash } from 'node:crypto';

/** The same key at each start, so that a browser's subscription stays valid. Nothing is signed with it yet. */
function publicKey(): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(createHash('sha256').update('The Hedge pushes').digest());
  return pair.getPublicKey().toString('base64url');
}

/** The uncompressed point in URL-safe base 64, as browsers need it. */
export const VAPID_PUBLIC_KEY = publicKey();
