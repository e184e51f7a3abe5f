import { useState } from 'react';
import { useOperatorsPicture, usePageAppearance } from '../../../platform/client/operators-picture';
import { Logo } from '../../../ui/logo/logo';
import styles from './instance-logo.module.css';

/** The operator's logo: as it is, or as a mask filled with the text colour. Our own logo when there is none. */
export function InstanceLogo() {
  const [failed, setFailed] = useState<string | null>(null);
  const { logo: address, logoMask, logoMargin, logoPlace } = usePageAppearance();
  const logo = useOperatorsPicture(address);
  // No logo is better than a wrong one.
  if (logo === undefined) return <span className={styles.logoSpace} data-logo-place={logoPlace} />;
  if (logo === null || logo === failed) {
    return (
      <span className={styles.logoSpace} data-logo-place={logoPlace}>
        <Logo size={32} />
      </span>
    );
  }

  return (
    <span className={styles.logoSpace} data-logo-place={logoPlace}>
      <span
        className={styles.logo}
        data-masked={logoMask}
        style={{ paddingBlock: logoMargin, maskImage: logoMask ? `url("${logo}")` : undefined }}
      >
        {/* With a mask the image itself is invisible: it sets the size and reports a failed load. */}
        <img src={logo} alt="" onError={() => setFailed(logo)} />
      </span>
    </span>
  );
}
