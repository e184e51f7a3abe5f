import { safeAddress } from '@linnet/richtext';
import ExternalLink from 'lucide-react/icons/external-link';
import { Text } from '../../platform/i18n/text';
import { Icon } from '../../ui/icon/icon';
import styles from './quote.module.css';

/** A link to the original of a status that this server doesn't show. */
export function OriginLink({ url }: { url: string }) {
  const address = safeAddress(url);
  if (address === null) return <Text id="quotes.quotes_another" />;
  return (
    <a
      className={styles.origin}
      href={address.href}
      title={address.href}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
    >
      <span>
        <Text id="quotes.at_origin" values={{ host: <bdi>{address.host}</bdi> }} />
      </span>
      <Icon of={ExternalLink} size="small" mirrored />
    </a>
  );
}
