import { expect, test } from 'vitest';
import type { Settings } from './settings';
import { readSettingsFile, writeSettingsFile } from './settings-file';

/** As for somebody who has chosen these, and else what is there from the start. */
const chosen =
  (own: Readonly<Record<string, unknown>>): Settings['valueOf'] =>
  (key, setting) =>
    setting.read(own[key]) ?? setting.default;

const own = {
  hideNsfw: false,
  muteWords: ['rain'],
  underlay: 'opaque',
  interfaceFont: 'Georgia',
  colors: { bg: '#000000' },
  collapseNav: true,
  navOrder: ['home', 'dms'],
  updateCounter: 3,
  keptHere: ['hideNsfw'],
  stopGifs: 'maybe',
};

test('a file has what was chosen in the form of Pleroma-FE, and ours apart', () => {
  expect(JSON.parse(writeSettingsFile(own, { withTheme: false }))).toEqual({
    _pleroma_settings_version: [1, 0],
    hideNsfw: false,
    muteWords: ['rain'],
    theme3hacks: { underlay: 'opaque', fonts: { interface: { family: 'Georgia' } } },
    linnet: { collapseNav: true, navOrder: ['home', 'dms'] },
  });
  const whole = writeSettingsFile(own, { withTheme: true });
  expect(JSON.parse(whole)).toMatchObject({ colors: { bg: '#000000' } });
});

test('what was written is what is read, and only what differs would change', () => {
  const text = writeSettingsFile(own, { withTheme: true });
  expect(readSettingsFile(text, chosen({ muteWords: ['rain'], greentext: true }))).toEqual({
    state: 'readable',
    minorDiffers: false,
    values: {
      hideNsfw: false,
      underlay: 'opaque',
      interfaceFont: 'Georgia',
      colors: { bg: '#000000' },
      collapseNav: true,
      navOrder: ['home', 'dms'],
    },
  });
});

test('what is so already would not change, chosen or not', () => {
  const file = { _pleroma_settings_version: [1, 0], hidePostStats: false, muteWords: ['rain'] };
  expect(readSettingsFile(JSON.stringify(file), chosen({ muteWords: ['rain'] }))).toMatchObject({
    values: {},
  });
});

test('a file of Pleroma-FE gives what it has of ours, and nothing of what is no value [3.5.009]', () => {
  const file = {
    _pleroma_settings_version: [1, 3],
    theme3hacks: { underlay: 'glass', fonts: { post: { family: 'Lora' } } },
    maxThumbnails: 4,
    hideNsfw: 'perhaps',
    ofTomorrow: true,
    locked: true,
  };
  expect(readSettingsFile(JSON.stringify(file), chosen({}))).toEqual({
    state: 'readable',
    minorDiffers: true,
    values: { postFont: 'Lora', maxThumbnails: 4 },
  });
});

test.each([
  ['no JSON', 'settings?', 'unsupported'],
  ['a list', '[]', 'unsupported'],
  ['no version', '{"hideNsfw":false}', 'unsupported'],
  ['a version of one part', '{"_pleroma_settings_version":1}', 'unsupported'],
  ['a version in words', '{"_pleroma_settings_version":["1","0"]}', 'unsupported'],
  ['a later version', '{"_pleroma_settings_version":[2,0]}', 'too_new'],
  ['an earlier version', '{"_pleroma_settings_version":[0,9]}', 'too_old'],
])('a file with %s is rejected [3.5.009]', (_, text, state) => {
  expect(readSettingsFile(text, chosen({}))).toEqual({ state });
});
