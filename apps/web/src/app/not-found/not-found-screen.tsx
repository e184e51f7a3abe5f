import { useScreenName } from '../../platform/browser/document-title';
import { useText } from '../../platform/i18n/use-text';
import { goBack } from '../../platform/navigation/go-back';
import { pathTo } from '../../platform/navigation/path-to';
import { useRoute } from '../../platform/navigation/use-route';
import { RedirectKnownAddress } from '../redirects/redirect-known-address';
import { Button } from '../../ui/button/button';
import { LinkButton } from '../../ui/button/link-button';
import { Panel } from '../../ui/panel/panel';
import { EmptyState } from '../../ui/state/empty-state';

/** The screen for an unknown address; redirects when it is an address of another client. */
export function NotFoundScreen() {
  return (
    <RedirectKnownAddress>
      <UnknownAddress />
    </RedirectKnownAddress>
  );
}

function UnknownAddress() {
  const text = useText();
  const { path } = useRoute();
  useScreenName(text('not_found.title'));
  return (
    <Panel main aria-label={text('not_found.title')}>
      <EmptyState
        level={1}
        title={text('not_found.title')}
        text={text('not_found.text', { path: legible(path) })}
      >
        <LinkButton to={pathTo('root')} variant="primary">
          {text('nav.start')}
        </LinkButton>
        <LinkButton to={pathTo('public-external-timeline')}>{text('nav.twkn')}</LinkButton>
        <Button variant="quiet" onClick={goBack}>
          {text('not_found.back')}
        </Button>
      </EmptyState>
    </Panel>
  );
}

/** The percent-decoded address; unchanged when the encoding is invalid. */
function legible(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}
