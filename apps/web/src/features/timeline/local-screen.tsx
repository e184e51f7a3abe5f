import { TimelineScreen } from './timeline-screen';

export function LocalScreen() {
  return <TimelineScreen source={{ kind: 'local' }} />;
}
