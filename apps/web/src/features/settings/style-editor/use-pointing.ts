import { useClient } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { navigate } from '../../../platform/navigation/navigate';
import { closeOverPage } from '../../../platform/navigation/screen-over-page';
import { minimisedOf, settingsAddress } from '../window-tabs';
import { isComponent } from './component-list';
import styles from './pointing.module.css';
import { startPointing } from './point-at';
import { type ChosenPart, styleWorkOf } from './style-work';

/** Minimises the window and lets the person point at the page; what is picked is then edited. */
export function usePointing(): () => void {
  const text = useText();
  const client = useClient();
  const work = styleWorkOf(client);
  const minimised = minimisedOf(client);

  return () => {
    const back = () => navigate(settingsAddress({ tab: 'style' }));
    minimised.set({ search: new URLSearchParams({ tab: 'style' }).toString(), top: 0 });
    closeOverPage();
    const end = startPointing({
      words: { hint: text('style_editor.point_hint'), cancel: text('general.cancel') },
      nameOf: ({ component }: ChosenPart) =>
        isComponent(component) ? text(`style_editor.component.${component}`) : component,
      onPicked([first, ...around]) {
        stopWatching();
        if (first !== undefined) {
          work.pointed.set([first, ...around]);
          work.chosen.set(first);
        }
        back();
      },
      onCancelled() {
        stopWatching();
        back();
      },
      classes: { bar: styles.bar ?? '', frame: styles.frame ?? '' },
    });
    // Ends the pointing when the window was restored or closed in another way.
    const stopWatching = minimised.subscribe(() => {
      if (minimised.get() !== null) return;
      stopWatching();
      end();
    });
    client.life.onEnd(end);
  };
}
