import { type InstanceAbout, type InstanceRule, instanceAbout } from '@linnet/api';
import { NotLoaded } from '../../blocks/error/not-loaded';
import { ScreenPanel } from '../../blocks/navigation/screen-panel';
import { FeatureList } from '../../blocks/instance/feature-list';
import { useOperatorPage } from '../../blocks/instance/use-operator-page';
import { Prose } from '../../blocks/rich-text/prose';
import { useCell, useClient } from '../../platform/client/client-provider';
import { useRequest } from '../../platform/client/use-resource';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { useFirstContent } from '../../platform/start/first-content';
import { AboutSection, SectionError, SectionSkeleton } from './about-section';
import styles from './about.module.css';
import { FederationSection } from './federation-section';
import { StaffSection } from './staff-section';

/** What the server can do, as far as its documents say. */
function FeaturesSection() {
  const text = useText();
  const { features } = useClient();
  const request = useRequest('features', features.load);
  if (request.state === 'loading') return <SectionSkeleton />;
  return (
    <AboutSection title={text('about.features')}>
      {request.state === 'failed' ? (
        <SectionError reason={request.reason} onRetry={request.retry} />
      ) : (
        <FeatureList className={styles.bullets} />
      )}
    </AboutSection>
  );
}

/** An address that cannot add anything but a recipient to a `mailto:` link. */
const mailAddress = /^[^\s@<>"?&%]+@[^\s@<>"?&%]+$/;

/** The instance's title, description and contact address. */
function IntroductionSection({ about: { title, description, email } }: { readonly about: InstanceAbout }) {
  const text = useText();
  return (
    <AboutSection title={title || location.host}>
      {description !== '' && <Prose html={description} />}
      {mailAddress.test(email) && (
        <p>
          {text('about.contact')}{' '}
          <a href={`mailto:${email}`}>
            <bdi>{email}</bdi>
          </a>
        </p>
      )}
    </AboutSection>
  );
}

function RulesSection({ rules }: { readonly rules: readonly InstanceRule[] }) {
  const text = useText();
  if (rules.length === 0) return null;
  return (
    <AboutSection title={text('about.rules')}>
      <ol className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule.id || rule.text} dir="auto">
            {rule.text}
            {rule.hint !== '' && <p className={styles.faint}>{rule.hint}</p>}
          </li>
        ))}
      </ol>
    </AboutSection>
  );
}

/** A page that the server itself serves, not one of our screens. */
const TERMS = '/static/terms-of-service.html';

/** Matches terms that begin with a heading; they need no title of ours. */
const ownHeading = /^\s*<h[1-6][\s>]/i;

/** The terms of service: embedded, or a link to them, depending on the instance setting `embeddedToS`. */
function TermsSection() {
  const text = useText();
  const { settings } = useClient();
  if (useCell(settings.instance)['embeddedToS'] !== false) {
    return <OperatorPage page="terms" title={text('about.terms')} />;
  }
  return (
    <AboutSection title={text('about.terms')}>
      <p>
        <a href={TERMS} target="_blank" rel="noopener">
          {text('about.read_terms')}
        </a>
      </p>
    </AboutSection>
  );
}

interface OperatorPageProps {
  /** `panel` is about the instance; it needs no title of ours, whether it begins with a heading or not. */
  readonly page: 'terms' | 'panel';
  readonly title: string;
}

/** HTML that the operator has written. */
function OperatorPage({ page, title }: OperatorPageProps) {
  const request = useOperatorPage(page);
  if (request.state === 'loading') return <SectionSkeleton />;
  if (request.state === 'ready' && request.answer.trim() === '') return null;
  const hasHeading = request.state === 'ready' && ownHeading.test(request.answer);
  return (
    <AboutSection title={title} hasOwnHeading={page === 'panel' || hasHeading}>
      {request.state === 'failed' ? (
        <SectionError reason={request.reason} onRetry={request.retry} />
      ) : (
        <Prose html={request.answer} />
      )}
    </AboutSection>
  );
}

/**
 * The page about the instance. Each section loads on its own; sections for which the server has no data are left out.
 */
export function AboutScreen() {
  useFirstContent();
  const text = useText();
  const { send, settings } = useClient();
  const configured = useCell(settings.instance);
  const about = useRequest('about', () => send(instanceAbout()));

  return (
    <ScreenPanel title={text('about.title')}>
      {about.state === 'loading' && <SectionSkeleton />}
      {about.state === 'failed' && (
        <NotLoaded title={text('about.failed')} reason={about.reason} onRetry={about.retry} />
      )}
      {about.state === 'ready' && <IntroductionSection about={about.answer} />}
      <p className={styles.section}>
        <Link to={pathTo('help')}>{text('keys.help')}</Link>
      </p>
      {configured['showInstanceSpecificPanel'] === true && (
        <OperatorPage page="panel" title={text('about.panel')} />
      )}
      <StaffSection />
      {about.state === 'ready' && <RulesSection rules={about.answer.rules} />}
      <TermsSection />
      {about.state === 'ready' && about.answer.federation !== null && (
        <FederationSection policies={about.answer.federation} />
      )}
      {configured['showFeaturesPanel'] !== false && <FeaturesSection />}
    </ScreenPanel>
  );
}
