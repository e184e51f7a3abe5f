import { useOperatorPage } from '../../blocks/instance/use-operator-page';
import { Prose } from '../../blocks/rich-text/prose';
import { useText } from '../../platform/i18n/use-text';
import { AboutSection } from './about-section';
import { SectionFailure } from './section-failure';
import { SectionSkeleton } from './section-skeleton';

/** What the operator wrote for everybody who comes here; it has a heading of its own, or none. */
export function OperatorSection() {
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
