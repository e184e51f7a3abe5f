import { TimelineScreen } from './timeline-screen';

export function KnownNetworkScreen() {
  return <TimelineScreen source={{ kind: 'public' }} />;
}
