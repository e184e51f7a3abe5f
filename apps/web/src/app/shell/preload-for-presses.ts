import type { Client } from '@linnet/domain';
import { loadStatusMenu } from '../../blocks/status-actions/more-button';
import { log } from '../../boot/logger';
import { onNearLink, OPENERS, whenNear } from '../../platform/browser/when-near';
import { whenQuiet } from '../../platform/chunks/when-quiet';
import { savesData } from '../../platform/client/use-saves-data';
import { matchRoute } from '../../platform/navigation/match-route';
import { floatingCode } from '../../ui/floating/floating';
import { routes, screenOfPosts } from '../routes';

/**
 * Loads code that the next press probably needs: when the viewer comes near what opens something, and on a quiet page
 * for a press on a status. Nothing for those who save data. The returned function stops it.
 */
export function preloadForPresses(client: Pick<Client, 'settings'>): () => void {
  const unlessSaving =
    <Given extends readonly unknown[]>(load: (...given: Given) => void) =>
    (...given: Given): void => {
      if (!savesData(client)) load(...given);
    };
  const stops = [
    whenNear(OPENERS, unlessSaving(floatingCode.start)),
    whenNear('[data-status]', unlessSaving(preloadForStatus)),
    onNearLink(unlessSaving(preloadScreen)),
    whenQuiet(unlessSaving(preloadForStatus)),
  ];
  return () => stops.forEach((stop) => stop());
}

/** What a press on a status may open: its conversation and its menu. */
function preloadForStatus(): void {
  screenOfPosts.preload();
  // An error is shown when the menu is opened, which loads it again.
  loadStatusMenu().catch((error: unknown) =>
    log('warn', 'The menu of a post could not be preloaded.', error),
  );
}

/** The screen that a link to this path opens. */
function preloadScreen(path: string): void {
  const match = matchRoute(path);
  const route = match && routes[match.name];
  if (route?.kind === 'screen') route.screen.preload?.();
}
