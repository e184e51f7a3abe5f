import { useOperatorPage } from '../../blocks/instance/use-operator-page';
import { Prose } from '../../blocks/rich-text/prose';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { useText } from '../../platform/i18n/use-text';
import { AboutSection } from './about-section';
import { SectionFailure } from './section-failure';
import { SectionSkeleton } from './section-skeleton';

/** A page that the server itself serves, not one of our screens. */
const TERMS = '/static/terms-of-service.html';

/** Matches terms that begin with a heading; they need no title of ours. */
const ownHeading = /^\s*<h[1-6][\s>]/i;

/** The terms of service: embedded, or a link to them, depending on the instance setting `embeddedToS`. */
export function TermsSection() {
  const text = useText();
  const { settings } = useClient();
  if (useCell(settings.instance)['embeddedToS'] !== false) return <EmbeddedTerms />;
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

function EmbeddedTerms() {
  const text = useText();
  const terms = useOperatorPage('terms');
  if (terms.state === 'loading') return <SectionSkeleton />;
  if (terms.state === 'ready' && terms.answer.trim() === '') return null;
  if (terms.state === 'failed') {
    return (
      <AboutSection title={text('about.terms')}>
        <SectionFailure reason={terms.reason} onRetry={terms.retry} />
      </AboutSection>
    );
  }
  return (
    <AboutSection title={text('about.terms')} isTitled={ownHeading.test(terms.answer)}>
      <Prose html={terms.answer} />
    </AboutSection>
  );
}
