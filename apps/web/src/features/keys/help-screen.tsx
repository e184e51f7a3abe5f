import { keysSettings } from '@linnet/domain/settings';
import type { ReactNode } from 'react';
import { ScreenPanel } from '../../blocks/navigation/screen-panel';
import { useClient } from '../../platform/client/client-provider';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { pageKeysOf } from '../../platform/hotkeys/page-keys';
import type { MessageId } from '../../platform/i18n/message-id';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { useFirstContent } from '../../platform/start/first-content';
import { Button } from '../../ui/button/button';
import { Section } from '../../ui/section/section';
import styles from './help-screen.module.css';
import { useShownKeys } from './key-caps';
import { KeyGroupView } from './keys-sheet';

interface Topic {
  readonly textId: MessageId;
  /** The setting to link to: the query of its address, and its name. */
  readonly setting?: { readonly query: string; readonly name: MessageId };
}

const keyboardTexts: readonly MessageId[] = [
  'help.keyboard.tab',
  'help.keyboard.skip',
  'help.keyboard.arrows',
  'help.keyboard.posts',
  'help.keyboard.send',
];

const screenReaderTopics: readonly Topic[] = [
  { textId: 'help.reader.map' },
  {
    textId: 'help.reader.order',
    setting: { query: 'at=spokenPostOrder', name: 'settings.spokenPostOrder' },
  },
  { textId: 'help.reader.news' },
];

const readingTopics: readonly Topic[] = [
  { textId: 'help.easier.size', setting: { query: 'at=textSize', name: 'settings.textSize' } },
  { textId: 'help.easier.theme', setting: { query: 'tab=theme', name: 'settings.tab.theme' } },
  { textId: 'help.easier.animation', setting: { query: 'at=stopGifs', name: 'settings.stopGifs' } },
  { textId: 'help.easier.media', setting: { query: 'at=saveData', name: 'settings.saveData' } },
  {
    textId: 'help.easier.press',
    setting: { query: 'at=openPostOnClick', name: 'settings.openPostOnClick' },
  },
];

/** The tabs of the settings that the help describes, in their order there. */
const helpTabs = [
  'general',
  'appearance',
  'theme',
  'style',
  'composing',
  'notifications',
  'filtering',
  'profile',
  'security',
  'navigation',
  'data',
  'changed',
] as const;

/** Help in plain words: keys, screen readers, what makes reading easier, and what the settings are for. */
export function HelpScreen() {
  const text = useText();
  useFirstContent();
  return (
    <ScreenPanel title={text('keys.help')}>
      <p className={styles.intro}>{text('help.intro')}</p>
      <KeyboardHelp />
      <HelpSection title={text('help.reader')}>
        <Topics topics={screenReaderTopics} />
      </HelpSection>
      <HelpSection title={text('help.easier')}>
        <Topics topics={readingTopics} />
      </HelpSection>
      <HelpSection title={text('help.settings')}>
        <p>{text('help.settings.search')}</p>
        <dl className={styles.tabs}>
          {helpTabs.map((tab) => (
            <div key={tab}>
              <dt>
                <Link to={`${pathTo('settings')}?tab=${tab}`}>{text(`settings.tab.${tab}`)}</Link>
              </dt>
              <dd>{text(`help.settings.${tab}`)}</dd>
            </div>
          ))}
        </dl>
      </HelpSection>
    </ScreenPanel>
  );
}

function HelpSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Section className={styles.section} title={title} titleClass={styles.title}>
      {children}
    </Section>
  );
}

function Topics({ topics }: { readonly topics: readonly Topic[] }) {
  const text = useText();
  return topics.map(({ textId, setting }) => (
    <p key={textId}>
      {text(textId)}{' '}
      {setting && <Link to={`${pathTo('settings')}?${setting.query}`}>{text(setting.name)}</Link>}
    </p>
  ));
}

/** How the keyboard is used, and all keys as the viewer has set them. */
function KeyboardHelp() {
  const text = useText();
  const groups = useShownKeys();
  const client = useClient();
  const { value: choices } = useListedSetting('keys', keysSettings.keys);
  return (
    <HelpSection title={text('help.keyboard')}>
      {keyboardTexts.map((textId) => (
        <p key={textId}>{text(textId)}</p>
      ))}
      <p>{text('help.keyboard.change')}</p>
      <div>
        <Button small onClick={() => pageKeysOf(client).run('sheet')}>
          {text('keys.change')}
        </Button>
      </div>
      <div className={styles.keys}>
        {groups.map(({ group, entries }) => (
          <KeyGroupView key={group} group={group} entries={entries} choices={choices} />
        ))}
      </div>
    </HelpSection>
  );
}
