import { instanceAbout } from '@linnet/api';
import { BackButton } from '../../blocks/navigation/back-button';
import { useFailureWords } from '../../blocks/failure/use-failure-words';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { type RequestState, useRequest } from '../../platform/client/use-request';
import { useSetting } from '../../platform/client/use-setting';
import { useText } from '../../platform/i18n/use-text';
import { useFirstContent } from '../../platform/start/use-first-content';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { ErrorState } from '../../ui/state/error-state';
import { FeaturesSection } from './features-section';
import { FederationSection } from './federation-section';
import { IntroductionSection } from './introduction-section';
import { RulesSection } from './rules-section';
import { SectionSkeleton } from './section-skeleton';
import { StaffSection } from './staff-section';
import { TermsSection } from './terms-section';
import { useOperatorPage } from '../../blocks/instance/use-operator-page';
import { Prose } from '../../blocks/rich-text/prose';
import { AboutSection } from './about-section';
import { SectionFailure } from './section-failure';

/**
 * The page about the instance. Each section loads on its own; sections for which the server has no data are left out.
 */
export function AboutScreen() {
  useFirstContent();
  const text = useText();
  const { send, settings } = useClient();
  const stays = useSetting('disableStickyHeaders');
  const configured = useCell(settings.instance);
  const about = useRequest('about', () => send(instanceAbout()));

  return (
    <Panel main aria-label={text('about.title')}>
      <PanelHeader level={1} title={text('about.title')} sticky={!stays} start={<BackButton />} />
      {about.state === 'loading' && <SectionSkeleton />}
      {about.state === 'failed' && <Failure about={about} />}
      {about.state === 'ready' && <IntroductionSection about={about.answer} />}
      {configured['showInstanceSpecificPanel'] === true && <OperatorSection />}
      <StaffSection />
      {about.state === 'ready' && <RulesSection rules={about.answer.rules} />}
      <TermsSection />
      {about.state === 'ready' && about.answer.federation !== null && (
        <FederationSection policies={about.answer.federation} />
      )}
      {configured['showFeaturesPanel'] !== false && <FeaturesSection />}
    </Panel>
  );
}

interface FailureProps {
  readonly about: Extract<RequestState<unknown>, { state: 'failed' }>;
}

function Failure({ about: { reason, retry } }: FailureProps) {
  const text = useText();
  return <ErrorState title={text('about.failed')} text={useFailureWords(reason)} onRetry={retry} />;
}

/** The operator's own HTML about the instance. It may or may not begin with a heading. */
function OperatorSection() {
  const text = useText();
  const panel = useOperatorPage('panel');
  if (panel.state === 'loading') return <SectionSkeleton />;
  if (panel.state === 'ready' && panel.answer.trim() === '') return null;
  return (
    <AboutSection title={text('about.panel')} isTitled>
      {panel.state === 'failed' ? (
        <SectionFailure reason={panel.reason} onRetry={panel.retry} />
      ) : (
        <Prose html={panel.answer} />
      )}
    </AboutSection>
  );
}
