import { number } from '../number-kinds';
import { choice, flag } from '../setting-kinds';
import { expert, needs, inPleromaFe, ours, type SettingsList } from './placed';

/** For a setting whose default the instance may set. */
const instance = { instance: true };

/** Composing posts. */
export const composingSettings = {
  scopeCopy: inPleromaFe(flag(true, instance), 'scope'),
  minimalScopesMode: inPleromaFe(flag(false, instance), 'scope', expert),
  hideScopeNotice: inPleromaFe(flag(false), 'scope', expert),

  alwaysShowSubjectInput: inPleromaFe(flag(true, instance), 'form'),
  subjectLineBehavior: inPleromaFe(choice(['email', 'masto', 'noop'], 'email', instance), 'form'),
  postContentType: inPleromaFe(
    choice(
      ['text/plain', 'text/html', 'text/markdown', 'text/bbcode', 'text/x.misskeymarkdown'],
      'text/plain',
      instance,
    ),
    'form',
    { control: { by: 'format' }, ...needs('contentTypes') },
  ),
  sensitiveByDefault: inPleromaFe(flag(false, instance), 'form'),
  padEmoji: inPleromaFe(flag(true), 'form', expert),
  autocompleteSelect: inPleromaFe(flag(false, instance), 'form', expert),
  alwaysShowNewPostButton: inPleromaFe(flag(false), 'form', expert),
  autohideFloatingPostButton: inPleromaFe(flag(false), 'form'),

  sendDelay: ours(number(0, { min: 0, max: 60 }), 'sending'),

  unsavedPostAction: inPleromaFe(choice(['confirm', 'save', 'discard'], 'confirm', instance), 'drafts'),
  autoSaveDraft: inPleromaFe(flag(false, instance), 'drafts'),

  imageCompression: inPleromaFe(flag(true), 'uploads'),
  alwaysUseJpeg: inPleromaFe(flag(false), 'uploads', expert),
  remindDescriptions: ours(flag(false), 'uploads'),
} as const satisfies SettingsList;
