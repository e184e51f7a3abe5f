/** A secret of one sign-in, and its hash that the server gets first (PKCE). */
export interface ProofKey {
  verifier: string;
  challenge: string;
}

/**
 * Makes the secret that proves at the end of a sign-in that it began here. Null on a page without a secure origin,
 * where browsers lack `crypto.subtle`.
 */
export async function newProofKey(): Promise<ProofKey | null> {
  // Missing on insecure origins, though its type says otherwise.
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (subtle === undefined) return null;
  const verifier = newSecret();
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { verifier, challenge: base64url(new Uint8Array(digest)) };
}

/** 43 characters that need no encoding in an address. */
export function newSecret(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)));
}

function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
