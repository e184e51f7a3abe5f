/** A secret of this sign-in, and what the server is told of it before. */
export interface ProofKey {
  verifier: string;
  challenge: string;
}

/**
 * Proves at the end of a sign-in that it began here. Null on a page without a secure origin, where browsers lack
 * what it is made with.
 */
export async function newProofKey(): Promise<ProofKey | null> {
  // Declared to be there always.
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (subtle === undefined) return null;
  const verifier = newSecret();
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { verifier, challenge: base64url(new Uint8Array(digest)) };
}

/** 43 characters that stand in an address as they are. */
export function newSecret(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)));
}

function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
