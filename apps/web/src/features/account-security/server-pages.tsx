import type { FeatureKey } from '@linnet/api';
import { useClient } from '../../platform/client/client-provider';
import type { MessageId } from '../../platform/i18n/message-id';
import { useHasFeature } from '../../platform/client/use-has';
import { useText } from '../../platform/i18n/use-text';
import { PartSection } from '../../ui/section/part-section';
import styles from './account-security.module.css';
import { SectionText } from './security-section';

interface ServerPage {
  /** The feature of the servers that have the page; null for any server. */
  readonly feature: FeatureKey | null;
  readonly path: string;
  readonly name: MessageId;
}

const pagesOf = (feature: FeatureKey, ...own: readonly (readonly [string, MessageId])[]): ServerPage[] =>
  own.map(([path, name]) => ({ feature, path, name }));

/** Pages of servers for what their API doesn't offer. */
const pages: readonly ServerPage[] = [
  ...pagesOf(
    'accountPagesOfMastodon',
    ['/auth/edit', 'security.page.account'],
    ['/settings/otp_authentication', 'settings.part.second_factor'],
    ['/oauth/authorized_applications', 'security.page.apps'],
    ['/settings/aliases', 'settings.part.aliases'],
    ['/settings/migration', 'settings.part.move'],
    ['/settings/delete', 'moving.delete'],
  ),
  ...pagesOf(
    'accountPagesOfHollo',
    ['/auth', 'settings.part.second_factor'],
    ['/accounts', 'security.page.accounts'],
  ),
  ...pagesOf('accountPagesOfGotosocial', ['/settings', 'security.page.account']),
];

/** Where to begin at servers whose pages are not known. */
const startPage: ServerPage = { feature: null, path: '/', name: 'security.page.account' };

/** Links to the server's own pages, where it offers none of this to clients. */
export function ServerPages() {
  const text = useText();
  const { environment } = useClient();
  const has = useHasFeature();
  const base = environment.baseUrl || environment.origin;
  const own = pages.filter(({ feature }) => feature !== null && has(feature));
  return (
    <PartSection title={text('security.pages_title')} part="server-pages">
      <SectionText>{text('security.pages_text')}</SectionText>
      <ul className={styles.rows}>
        {(own.length > 0 ? own : [startPage]).map(({ path, name }) => (
          <li key={path}>
            <a href={base + path} target="_blank" rel="noopener noreferrer">
              {text(name)}
            </a>
          </li>
        ))}
      </ul>
    </PartSection>
  );
}
