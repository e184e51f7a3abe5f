import { useText } from '../../../platform/i18n/use-text';
import { Section } from '../../../ui/section/section';
import { curated, federationGroups, instanceGroups, limitsGroups } from './curated-settings';
import { LookPreview } from './look-preview';
import { RelaysSection } from './relays';
import { SimplePolicyNote } from './simple-policy-note';
import { SettingRow } from './setting-row';
import { SettingsFrame } from './settings-frame';
import styles from './server.module.css';

/** A part with a selection of the server's settings, under headings of our own. */
function CuratedPage({ groups }: { readonly groups: typeof instanceGroups }) {
  const text = useText();
  return (
    <SettingsFrame>
      {(scene) =>
        curated(scene.settings, groups).map(({ title, settings }) => (
          <Section
            key={title}
            className={styles.part}
            title={text(`server_settings.group.${title}`)}
            titleClass={styles.title}
          >
            {title === 'measures' && <SimplePolicyNote scene={scene} />}
            {title === 'look' && <LookPreview scene={scene} />}
            {settings.map((setting) => (
              <SettingRow key={setting.id} scene={scene} setting={setting} />
            ))}
          </Section>
        ))
      }
    </SettingsFrame>
  );
}

/** What the server is called, how it looks, who can see and join it. */
export const InstancePart = () => <CuratedPage groups={instanceGroups} />;

/** Which servers are limited, and how. */
export const FederationPart = () => (
  <>
    <CuratedPage groups={federationGroups} />
    <RelaysSection />
  </>
);

/** How much people can post and upload. */
export const LimitsPart = () => <CuratedPage groups={limitsGroups} />;
