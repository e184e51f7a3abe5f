import { styleEditorSettings } from '@linnet/domain/settings';
import type { ThemeReading } from '@linnet/theme';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useCell, useClient, useInstance } from '../../platform/client/client-provider';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useRequest } from '../../platform/client/use-resource';
import { useText } from '../../platform/i18n/use-text';
import { navigate } from '../../platform/navigation/navigate';
import { LazySpinner, lazyScreen } from '../../ui/lazy/lazy-screen';
import { Note } from '../../ui/note/note';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control';
import { ErrorState } from '../../ui/state/error-state';
import { styleInUse } from './themes/style-in-use';
import { readLink } from './themes/theme-link';
import { settingsAddress } from './window-tabs';
import { CompilerNotes } from './style-editor/compiler-notes';
import { EditorTools } from './style-editor/editor-tools';
import { PalettePart } from './style-editor/palette-part';
import styles from './style-editor/style-editor.module.css';
import { type StyleWork, choiceKey, styleWorkOf } from './style-editor/style-work';
import { type WorkHistory, change, workOf } from './style-editor/work-history';

const ComponentsPart = lazyScreen(() =>
  import('./style-editor/components-part').then((part) => part.ComponentsPart),
);
const TextPart = lazyScreen(() => import('./style-editor/text-part').then((part) => part.TextPart));

/** The tab in which the style in use is changed; the page shows each change at once. */
export function StyleEditor() {
  const text = useText();
  const client = useClient();
  const { config } = useInstance();
  const work = styleWorkOf(client);
  const history = useCell(work.history);
  useCell(client.settings.own);
  const isDark = work.isDark();
  const slot = work.slot();
  const choice = choiceKey(slot, config);
  const isLoaded = useCell(work.choice) === choice;
  const request = useRequest(isLoaded ? null : choice, () =>
    styleInUse(client, { viewer: slot.chosen, instance: { ...config } }),
  );
  useLayoutEffect(() => work.attach(), [work]);
  useEffect(() => {
    if (request.state === 'ready') work.load(choice, { shown: request.answer, isDark });
  }, [work, choice, isDark, request]);
  if (history !== null) return <Editor history={history} />;
  if (request.state === 'failed') {
    return (
      <ErrorState
        title={text('themes.server_error')}
        text={text('style_editor.load_error')}
        onRetry={request.retry}
      />
    );
  }
  return <LazySpinner />;
}

/** Opens the style that the address contains, as an unsaved change that can be undone. */
function useLinkedStyle(work: StyleWork): ThemeReading | null {
  const [linked] = useState(() => readLink(location.hash));
  useEffect(() => {
    if (linked === null) return;
    navigate(settingsAddress({ tab: 'style' }), { replace: true });
    if (linked.state === 'read')
      work.step((all) => change(all, workOf({ style: linked.style, paletteAt: 0 })));
  }, [work, linked]);
  return linked;
}

function Editor({ history }: { readonly history: WorkHistory }) {
  const text = useText();
  const work = styleWorkOf(useClient());
  const linked = useLinkedStyle(work);
  const part = useCell(work.part);
  const { themeEditorMinWidth, themeDebug } = styleEditorSettings;
  const width = useListedSetting('themeEditorMinWidth', themeEditorMinWidth).value;
  const isDebugging = useListedSetting('themeDebug', themeDebug).value;
  const parts = { palette: PalettePart, components: ComponentsPart, text: TextPart };
  const Part = parts[part];
  return (
    <div className={styles.editor} style={{ minInlineSize: width }} data-part="style-editor">
      <EditorTools history={history} />
      {linked !== null && (
        <div className={styles.section}>
          <Note tone={linked.state === 'read' ? 'info' : 'error'}>
            {text(linked.state === 'read' ? 'style_editor.linked' : 'style_editor.link_broken')}
          </Note>
        </div>
      )}
      <div className={styles.parts}>
        <SegmentedControl
          name={text('style_editor.parts')}
          segments={[
            { value: 'palette', label: text('style_editor.part.palette') },
            { value: 'components', label: text('style_editor.part.components') },
            { value: 'text', label: text('style_editor.part.text') },
          ]}
          value={part}
          onChange={work.part.set}
        />
      </div>
      <Part history={history} />
      {isDebugging && <CompilerNotes history={history} />}
    </div>
  );
}
