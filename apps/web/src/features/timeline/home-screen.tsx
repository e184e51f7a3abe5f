import { TimelineScreen } from './timeline-screen';

export function HomeScreen() {
  return <TimelineScreen source={{ kind: 'home' }} />;
}
