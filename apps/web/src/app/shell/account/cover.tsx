import { type ReactNode, useState } from 'react';
import styles from './cover.module.css';

/** The place of the picture over the viewer's own card: a plain colour without one. */
export function Cover({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={styles.cover} data-preview="picture">
      {children}
    </div>
  );
}

/** The picture, or nothing if it can't be loaded. It needs the address as its key. */
export function CoverPicture({ address }: { readonly address: string }) {
  const [failed, setFailed] = useState(false);
  return !failed && <img src={address} alt="" decoding="async" onError={() => setFailed(true)} />;
}
