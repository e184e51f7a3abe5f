import { expect, test } from 'vitest';
import { startSettings } from '../start-settings';
import { allSettings, settingTabs } from './all-settings';
import type { PlacedSetting } from './placed';

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Those that an instance may set the default of, with their stock defaults. */
const followingInstance: Record<string, unknown> = {
  hideMutedPosts: false,
  hideMutedThreads: true,
  hideWordFilteredPosts: false,
  muteBotStatuses: false,
  muteSensitiveStatuses: false,
  collapseMessageWithSubject: false,
  sidebarRight: false,
  scopeCopy: true,
  subjectLineBehavior: 'email',
  alwaysShowSubjectInput: true,
  postContentType: 'text/plain',
  minimalScopesMode: false,
  hideFilteredStatuses: false,
  modalOnRepeat: false,
  modalOnUnfollow: false,
  modalOnMute: false,
  modalOnMuteConversation: false,
  modalOnApproveFollow: false,
  modalOnDenyFollow: false,
  modalOnRemoveUserFromFollowers: false,
  modalOnBlock: true,
  modalOnMuteDomain: true,
  modalOnDelete: true,
  modalOnLogout: true,
  modalMobileCenter: false,
  themeEditorMinWidth: '0rem',
  emojiReactionsScale: 0.5,
  textSize: '14px',
  emojiSize: '2.2rem',
  navbarSize: '3.5rem',
  panelHeaderSize: '3.2rem',
  forcedRoundness: -1,
  greentext: false,
  mentionLinkDisplay: 'short',
  mentionLinkShowTooltip: true,
  mentionLinkShowAvatar: false,
  mentionLinkFadeDomain: true,
  mentionLinkShowYous: false,
  mentionLinkBoldenYou: true,
  hidePostStats: false,
  hideBotIndication: false,
  hideUserStats: false,
  virtualScrolling: true,
  sensitiveByDefault: false,
  conversationDisplay: 'linear',
  conversationTreeAdvanced: false,
  conversationOtherRepliesButton: 'below',
  conversationTreeFadeAncestors: false,
  showExtraNotifications: true,
  showExtraNotificationsTip: true,
  showChatsInExtraNotifications: true,
  showAnnouncementsInExtraNotifications: true,
  showFollowRequestsInExtraNotifications: true,
  maxDepthInThread: 6,
  autocompleteSelect: false,
  closingDrawerMarksAsSeen: true,
  unseenAtTop: false,
  ignoreInactionableSeen: false,
  unsavedPostAction: 'confirm',
  autoSaveDraft: false,
  useAbsoluteTimeFormat: false,
  absoluteTimeFormatMinAge: '0d',
  absoluteTime12h: '24h',
};

/** Those of the person alone. */
const personal: Record<string, unknown> = {
  expertLevel: 0,
  themeDebug: false,
  forceThemeRecompilation: false,
  hideISP: false,
  hideInstanceWallpaper: false,
  hideShoutbox: false,
  padEmoji: true,
  hideAttachments: false,
  hideAttachmentsInConv: false,
  hideScrobbles: false,
  hideScrobblesAfter: '2d',
  maxThumbnails: 16,
  hideNsfw: true,
  preloadImage: true,
  loopVideo: true,
  loopVideoSilentOnly: true,
  streaming: false,
  emojiReactionsOnTimeline: true,
  alwaysShowNewPostButton: false,
  autohideFloatingPostButton: false,
  pauseOnUnfocused: true,
  stopGifs: true,
  replyVisibility: 'all',
  thirdColumnMode: 'notifications',
  webPushNotifications: false,
  webPushAlwaysShowNotifications: false,
  muteWords: [],
  highlight: {},
  interfaceLanguage: null,
  hideScopeNotice: false,
  // Being live is the point: off in Pleroma-FE.
  useStreamingApi: true,
  playVideosInModal: false,
  useOneClickNsfw: false,
  useContainFit: true,
  disableStickyHeaders: false,
  showScrollbars: false,
  userPopoverAvatarAction: 'open',
  userPopoverOverlay: false,
  sidebarColumnWidth: '25rem',
  contentColumnWidth: '45rem',
  notifsColumnWidth: '25rem',
  navbarColumnStretch: false,
  imageCompression: true,
  alwaysUseJpeg: false,
};

const ofThemes = words(
  'theme colors customTheme customThemeSource style styleCustomData palette paletteCustomData',
);
const ofTheAccount = words(
  `defaultScope defaultNSFW stripRichContent locked acceptChatMessages allowFollowingMove discoverable
  hideFavorites hideFollowers hideFollows hideFollowersCount hideFollowsCount webPushHideContents
  blockNotificationsFromStrangers`,
);
/** Those of Pleroma-FE that are lists or chosen together with others. */
const ofPleromaFe = words('useAtIcon notificationVisibility notificationNative');
const ofTheNavigation = words('collapseNav pinnedNavItems pinnedStatusActions');

const list: Readonly<Record<string, PlacedSetting<unknown>>> = allSettings;

test.each([...Object.entries(followingInstance), ...Object.entries(personal)])(
  '%s is in the list, and %j by default [3.9.020, 3.9.021, 3.9.022, 3.9.023, 3.9.024]',
  (key, value) => {
    expect(list[key]?.default).toEqual(value);
    expect(list[key]?.instance).toBe(key in followingInstance);
  },
);

/** What a preference is set to before anybody chose. */
const defaults = (keys: string): Record<string, unknown> =>
  Object.fromEntries(words(keys).map((key) => [key, list[key]?.default]));

test('posts are plain text unless something else is chosen [2.1.009]', () => {
  expect(allSettings.postContentType.default).toBe('text/plain');
});

test('conversations are drawn six answers deep [2.2.053, 2.9.004]', () => {
  expect(allSettings.maxDepthInThread.default).toBe(6);
});

test('columns are as wide as the specification draws them [1.9.004]', () => {
  expect(defaults('sidebarColumnWidth contentColumnWidth notifsColumnWidth')).toEqual({
    sidebarColumnWidth: '25rem',
    contentColumnWidth: '45rem',
    notifsColumnWidth: '25rem',
  });
});

const questions = words(`modalOnRepeat modalOnUnfollow modalOnBlock modalOnMute modalOnDelete modalOnLogout
  modalOnApproveFollow modalOnDenyFollow modalOnRemoveUserFromFollowers`);

test('each step that can be regretted has a question of its own [3.9.025]', () => {
  expect(questions.filter((key) => typeof list[key]?.default !== 'boolean')).toEqual([]);
});

test('sizes, the third column, questions and the format are as people know them [2.9.021]', () => {
  expect(defaults('textSize emojiSize navbarSize panelHeaderSize thirdColumnMode postContentType')).toEqual({
    textSize: '14px',
    emojiSize: '2.2rem',
    navbarSize: '3.5rem',
    panelHeaderSize: '3.2rem',
    thirdColumnMode: 'notifications',
    postContentType: 'text/plain',
  });
  const asked = questions.filter((key) => list[key]?.default === true);
  expect(asked.sort()).toEqual(words('modalOnBlock modalOnDelete modalOnLogout'));
});

test('what makes a page one’s own is in the list [3.9.027]', () => {
  const keys = words(`muteWords highlight interfaceLanguage streaming useStreamingApi pauseOnUnfocused
    virtualScrolling sidebarRight disableStickyHeaders showScrollbars hideInstanceWallpaper hideUserStats loopVideo
    loopVideoSilentOnly userPopoverOverlay`);
  expect(Object.keys(list)).toEqual(expect.arrayContaining(keys));
  const highlight = { 'carol@nest.example': { color: '#ff8800', type: 'striped' } };
  expect(allSettings.highlight.read(highlight)).toEqual(highlight);
});

test('what timelines, posts and notifications follow is in the list, with its defaults [2.3.021]', () => {
  const keys = words(`scopeCopy postContentType sensitiveByDefault hideScopeNotice minimalScopesMode
    alwaysShowSubjectInput modalOnRepeat modalOnDelete modalOnLogout muteWords muteBotStatuses
    muteSensitiveStatuses hideMutedPosts hideMutedThreads hideFilteredStatuses hideWordFilteredPosts hidePostStats
    hideBotIndication hideScrobbles collapseMessageWithSubject hideAttachments hideAttachmentsInConv greentext
    stopGifs emojiReactionsOnTimeline highlight streaming useStreamingApi pauseOnUnfocused virtualScrolling
    playVideosInModal useOneClickNsfw preloadImage useContainFit loopVideo loopVideoSilentOnly
    notificationVisibility notificationNative showExtraNotifications showChatsInExtraNotifications
    showAnnouncementsInExtraNotifications showFollowRequestsInExtraNotifications showExtraNotificationsTip
    ignoreInactionableSeen unseenAtTop disableStickyHeaders`);
  expect(Object.keys(list)).toEqual(expect.arrayContaining(keys));
  expect(
    defaults('hideScrobblesAfter subjectLineBehavior hideNsfw maxThumbnails mentionLinkDisplay'),
  ).toEqual({
    hideScrobblesAfter: '2d',
    subjectLineBehavior: 'email',
    hideNsfw: true,
    maxThumbnails: 16,
    mentionLinkDisplay: 'short',
  });
  const behaviours = words('noop masto email');
  expect(behaviours.map((word) => allSettings.subjectLineBehavior.read(word))).toEqual(behaviours);
  const displays = words('short full');
  expect(displays.map((word) => allSettings.mentionLinkDisplay.read(word))).toEqual(displays);
  expect(allSettings.maxThumbnails.read(null)).toBeNull();
});

test('links of mentions have six more settings [2.3.022]', () => {
  const keys = words(`mentionLinkShowTooltip mentionLinkShowAvatar mentionLinkShowYous mentionLinkBoldenYou
    mentionLinkFadeDomain useAtIcon`);
  expect(keys.filter((key) => typeof list[key]?.default !== 'boolean')).toEqual([]);
});

test.each([
  ...ofThemes,
  ...ofTheAccount,
  ...ofTheNavigation,
  'dontShowUpdateNotifs',
  'updateCounter',
  ...ofPleromaFe,
])('%s is in the list', (key) => expect(list).toHaveProperty(key));

test('all kinds of notification are shown; those that can wait make no alert [3.9.026]', () => {
  const kinds = words(
    'follows mentions statuses likes repeats moves emojiReactions followRequest reports chatMention polls',
  );
  const { notificationVisibility, notificationNative } = allSettings;
  expect(Object.keys(notificationVisibility.default).sort()).toEqual(kinds.sort());
  expect(Object.values(notificationVisibility.default)).not.toContain(false);
  const silent = Object.entries(notificationNative.default).filter(([, on]) => !on);
  expect(silent.map(([kind]) => kind).sort()).toEqual(words('emojiReactions likes moves repeats'));
});

test('the parts of what Pleroma-FE keeps in one record are found in it', () => {
  const paths = Object.values(list).map(({ pleromaFe }) => pleromaFe);
  for (const part of ['underlay', 'fonts.interface', 'fonts.input', 'fonts.post', 'fonts.monospace']) {
    expect(paths).toContain(`theme3hacks.${part}`);
  }
});

const keysOfPleromaFe = new Set([
  ...Object.keys(followingInstance),
  ...Object.keys(personal),
  ...ofThemes,
  ...ofPleromaFe,
]);
const misplaced = (settings: typeof list): string[] =>
  Object.entries(settings)
    .filter(([key, { pleromaFe }]) =>
      pleromaFe === undefined ? !keysOfPleromaFe.has(key) : pleromaFe === null && keysOfPleromaFe.has(key),
    )
    .map(([key]) => key);

test('a setting is in Pleroma-FE under its own key, under the one that it names, or is ours', () => {
  expect(misplaced(list)).toEqual([]);
});

test('a setting of Pleroma-FE that is declared as ours is found', () => {
  const { hideNsfw } = allSettings;
  expect(misplaced({ hideNsfw: { ...hideNsfw, pleromaFe: null } })).toEqual(['hideNsfw']);
  expect(misplaced({ brandNew: { ...hideNsfw, pleromaFe: undefined } })).toEqual(['brandNew']);
});

test('every setting stands in one tab, and what the start reads stands in the list as it is', () => {
  const perTab = Object.values(settingTabs).flatMap((settings) => Object.keys(settings));
  expect(perTab).toHaveLength(new Set(perTab).size);
  expect(perTab).toHaveLength(Object.keys(list).length);
  const other = Object.entries(startSettings).filter(([key, { read }]) => list[key]?.read !== read);
  expect(other).toEqual([]);
});

test('every default is a value of its setting', () => {
  const read = Object.entries(list).map(([key, setting]) => [key, setting.read(setting.default)]);
  expect(read).toEqual(Object.entries(list).map(([key, setting]) => [key, setting.default]));
});

test('what belongs to a device is not carried to others', () => {
  const own = Object.entries(list).filter(([, { storedIn: kept }]) => kept === 'device');
  expect(own.map(([key]) => key)).toEqual(
    expect.arrayContaining(
      words('textSize sidebarRight contentColumnWidth notificationNative webPushNotifications'),
    ),
  );
  expect(list['muteWords']?.storedIn).toBe('synced');
  expect(ofTheAccount.filter((key) => list[key]?.storedIn !== 'account')).toEqual([]);
});
