import { number } from '../number-kinds';
import { choice, flag } from '../setting-kinds';
import { expert, needs, placed, type SettingsList } from './placed';

const instance = { instance: true };

/** Composing posts. */
export const composingSettings = {
  scopeCopy: placed(flag(true, instance), 'scope'),
  minimalScopesMode: placed(flag(false, instance), 'scope', expert),
  hideScopeNotice: placed(flag(false), 'scope', expert),

  alwaysShowSubjectInput: placed(flag(true, instance), 'form'),
  subjectLineBehavior: placed(choice(['email', 'masto', 'noop'], 'email', instance), 'form'),
  postContentType: placed(
    choice(
      ['text/plain', 'text/html', 'text/markdown', 'text/bbcode', 'text/x.misskeymarkdown'],
      'text/plain',
      instance,
    ),
    'form',
    { control: { by: 'format' }, ...needs('contentTypes') },
  ),
  sensitiveByDefault: placed(flag(false, instance), 'form'),
  padEmoji: placed(flag(true), 'form', expert),
  autocompleteSelect: placed(flag(false, instance), 'form', expert),
  alwaysShowNewPostButton: placed(flag(false), 'form', expert),
  autohideFloatingPostButton: placed(flag(false), 'form'),

  sendDelay: placed(number(0, { min: 0, max: 60 }), 'sending', { pleromaFe: null }),

  unsavedPostAction: placed(choice(['confirm', 'save', 'discard'], 'confirm', instance), 'drafts'),
  autoSaveDraft: placed(flag(false, instance), 'drafts'),

  imageCompression: placed(flag(true), 'uploads'),
  alwaysUseJpeg: placed(flag(false), 'uploads', expert),
  remindDescriptions: placed(flag(false), 'uploads', { pleromaFe: null }),
} as const satisfies SettingsList;
