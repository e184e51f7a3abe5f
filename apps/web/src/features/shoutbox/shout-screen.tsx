import { MessagePanel } from '../../blocks/message-log/message-panel';
import { useText } from '../../platform/i18n/use-text';
import { useFirstContent } from '../../platform/start/first-content';
import { ShoutRoom } from './shout-room';

/** The shoutbox as a screen. */
export function ShoutScreen() {
  const text = useText();
  const title = text('shout.title');
  useFirstContent();
  return (
    <MessagePanel name={title} heading={title}>
      <ShoutRoom />
    </MessagePanel>
  );
}
