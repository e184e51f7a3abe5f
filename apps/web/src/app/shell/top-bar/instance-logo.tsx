import type { InstanceConfig } from '@linnet/domain';
import { useState } from 'react';
import { Mark } from '../../../ui/mark/mark';
import styles from './instance-logo.module.css';

/** The logo that comes with us: the mark, which can be drawn in the theme's colours. */
const STOCK_LOGO = '/static/logo.svg';

interface InstanceLogoProps {
  readonly config: InstanceConfig;
}

/** The operator's logo: as it is, or as a mask filled with the text colour. Our mark stands in when there is none. */
export function InstanceLogo({ config }: InstanceLogoProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const { logo, logoMask, logoMargin } = config;
  if (logo === null || logo === STOCK_LOGO || logo === failed) return <Mark size={32} />;

  return (
    <span
      className={styles.logo}
      data-masked={logoMask}
      style={{ paddingBlock: logoMargin, maskImage: logoMask ? `url("${logo}")` : undefined }}
    >
      {/* Under a mask the picture itself is not seen: it gives the measures, and tells when it cannot be had. */}
      <img src={logo} alt="" onError={() => setFailed(logo)} />
    </span>
  );
}
