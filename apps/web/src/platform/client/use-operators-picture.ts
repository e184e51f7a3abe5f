import { useEffect, useState } from 'react';
import { isOperatorsPicture, mayBeStock } from './operators-picture';

/** A picture that the operator has chosen; null for none, and for the server's default one. Undefined while unknown. */
export function useOperatorsPicture(address: string | null): string | null | undefined {
  const [known, setKnown] = useState<{ address: string; isOwn: boolean } | null>(null);

  useEffect(() => {
    if (address === null || !mayBeStock(address)) return;
    let isCurrent = true;
    void isOperatorsPicture(address).then((isOwn) => isCurrent && setKnown({ address, isOwn }));
    return () => {
      isCurrent = false;
    };
  }, [address]);

  if (address === null || !mayBeStock(address)) return address;
  if (known?.address !== address) return undefined;
  return known.isOwn ? address : null;
}
