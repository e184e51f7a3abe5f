import { FeatureList } from '../../blocks/instance/feature-list';
import { useClient } from '../../platform/client/client-provider';
import { useRequest } from '../../platform/client/use-request';
import { useText } from '../../platform/i18n/use-text';
import { AboutSection } from './about-section';
import styles from './about.module.css';
import { SectionFailure } from './section-failure';
import { SectionSkeleton } from './section-skeleton';

/** What the server can do, as far as its documents say. */
export function FeaturesSection() {
  const text = useText();
  const { features } = useClient();
  const asked = useRequest('features', features.load);
  if (asked.state === 'loading') return <SectionSkeleton />;
  return (
    <AboutSection title={text('about.features')}>
      {asked.state === 'failed' ? (
        <SectionFailure reason={asked.reason} onRetry={asked.retry} />
      ) : (
        <FeatureList className={styles.bullets} />
      )}
    </AboutSection>
  );
}
