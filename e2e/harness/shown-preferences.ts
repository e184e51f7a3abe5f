import type { AnySettingKey } from '@linnet/domain/settings';

const appearance =
  'settings-effects.spec.ts › each choice of how the page looks is seen at once, and again after a reload';
const sizes =
  'settings-effects.spec.ts › each choice of how large things are is measured at once, and again after a reload';
const wallpaper =
  'settings-effects.spec.ts › the picture of the server behind the page can be hidden; one’s own lies there instead, for good';
const phoneForms =
  'settings-effects.spec.ts › on a phone forms stand in the middle for who wants that, at once and after a reload';
const posts =
  'features/settings/effects-posts.app.test.tsx › each choice of how posts are drawn is seen at once, and again after a reload';
const mentions =
  'settings-effects-posts.spec.ts › each choice of how mentions and quoted lines are drawn is seen at once, and again after a reload';
const times =
  'features/settings/effects-posts.app.test.tsx › times, tunes and the panel of the server follow their settings at once, and after a reload';
const conversations =
  'features/settings/effects-posts.app.test.tsx › a conversation is laid out as chosen, at once and after a reload';
const newPosts =
  'settings-effects-posts.spec.ts › new posts come as chosen, and as many are drawn, at once and after a reload';
const media =
  'settings-effects-media.spec.ts › each choice of how media are shown is seen at once, and again after a reload';
const videos =
  'features/settings/effects-media.app.test.tsx › films begin again as chosen, at once and after a reload';
const loadOnDemand =
  'features/settings/effects-media.app.test.tsx › pictures and films wait to be asked for as chosen, at once and after a reload';
const hiddenMedia =
  'features/settings/effects-media.app.test.tsx › hidden pictures come early, and open, as chosen, at once and after a reload';
const attachments =
  'features/settings/effects-media.app.test.tsx › attachments are folded in timelines, in conversations, or in both, at once and after a reload';
const confirmations =
  'features/settings/effects-doing.app.test.tsx › what is asked before posts are repeated, muted or deleted, and before leaving, is as chosen';
const personConfirmations =
  'features/settings/effects-doing.app.test.tsx › what is asked before something is done about a person is as chosen, at once and after a reload';
const followRequests =
  'features/settings/effects-doing.app.test.tsx › whether follow requests are answered without a question is as chosen, at once and after a reload';
const personCard =
  'settings-effects-doing.spec.ts › the card of a person opens where, and does what, was chosen, at once and after a reload';
const keysAndUpdates =
  'features/settings/effects-doing.app.test.tsx › keys rest for who wants none, and no update is told to who wants to hear of none';
const form =
  'features/settings/effects-writing.app.test.tsx › what a form begins with and offers is as chosen at once, in one that stands open too, and after a reload';
const emoji =
  'features/settings/effects-writing.app.test.tsx › emoji come without spaces and the first suggestion is reached by itself, as chosen, after a reload too';
const postButton =
  'settings-effects-writing.spec.ts › the button for a new post makes way, and is there at every width, as chosen, after a reload too';
const sending =
  'features/settings/effects-writing.app.test.tsx › what is written waits before it goes, and is thrown away or kept when a form is closed, as chosen, after a reload too';
const files =
  'settings-effects-writing.spec.ts › pictures are sent as they are or as JPEG, and descriptions are asked for, as chosen, after a reload too';
const notifications =
  'features/settings/effects-told.app.test.tsx › notifications are of the kinds, in the order and in the groups that were chosen, at once and after a reload';
const notificationExtras =
  'features/settings/effects-told.app.test.tsx › what else waits stands above the notifications as far as that was chosen, at once and after a reload';
const alerts =
  'settings-effects-told.spec.ts › alerts tell of the kinds that were chosen, at once and after a reload';
const pushed =
  'push.spec.ts › what the server pushes is shown while no page hears of it, in the words of the interface; signing out ends it';
const serverAlerts =
  'push.spec.ts › who wants the server’s alerts also while a page is open has them, at once and after a reload';
const scope =
  'features/settings/effects-profile.app.test.tsx › new posts begin with the scope of the account at once, and after a reload';
const sensitive =
  'features/settings/effects-profile.app.test.tsx › where an account marks its media as sensitive new posts begin so, at once and after a reload';
const postDefaults =
  'features/settings/effects-profile.app.test.tsx › language and quoting of new posts are as the account has them where the server keeps that, at once and after a reload';
const muted =
  'features/settings/effects-filtering.app.test.tsx › what is muted is drawn, folded to a line or left out as chosen, at once and after a reload';
const replies =
  'features/settings/effects-filtering.app.test.tsx › replies stand in timelines, and people stand out, as chosen, at once and after a reload';
const accountVisibility =
  'features/settings/effects-profile.app.test.tsx › others see of an account, and may do, what was chosen for it, at once and after a reload';
const incoming =
  'features/settings/effects-profile.app.test.tsx › what comes to an account is as chosen for it, at once and after a reload';
const expert =
  'features/settings/effects-doing.app.test.tsx › expert settings come on demand, and the language is told to the server’s own pages, for good';

const ownTheme =
  'features/settings/theme-gallery.app.test.tsx › a theme that was brought along can be left, chosen again, and is there after a reload: %s';
const serverTheme =
  'features/settings/theme-gallery.app.test.tsx › a theme or style of the server is shown at once, and after a reload';

const twoThemes =
  'features/settings/theme-gallery.app.test.tsx › two themes › light and dark as the system asks: each chosen, shown at once and after a reload';
const nightHours =
  'features/settings/theme-gallery.app.test.tsx › two themes › by day and by night: the hours follow the place, which can be forgotten';

const clickOnText =
  'settings-effects-posts.spec.ts › a click on the text of a post opens it unless that was turned off, at once and after a reload';

/**
 * For each setting: the test that checks its effect, as `file › title`. Effects on layout, after a reload or on several
 * screens are tested in a browser (`x.spec.ts` of e2e), effects on one component in its own test (`blocks/x/x.test.tsx`
 * of the web client). Null for settings that nobody can change: those without a control so far, and those that only the
 * application writes.
 */
export const shownPreferences: Readonly<Record<AnySettingKey, string | null>> = {
  expertLevel: expert,
  interfaceLanguage: expert,

  streaming: newPosts,
  pauseOnUnfocused: newPosts,
  timelineSnapshots:
    'snapshots.spec.ts › the posts that were read last are there before the server answers, unless that was turned off',
  useStreamingApi: newPosts,
  virtualScrolling: newPosts,
  emojiReactionsOnTimeline: posts,
  quickReactions:
    'blocks/reactions/reactions.app.test.tsx › the reactions that somebody chose are one press away, at once and after a reload',

  collapseMessageWithSubject: posts,
  greentext: posts,
  spokenPostOrder: posts,
  openPostOnClick: clickOnText,
  hidePostStats: posts,
  hideUserStats: personCard,
  hideBotIndication: posts,
  hideScrobbles: times,
  hideScrobblesAfter: conversations,

  mentionLinkDisplay: mentions,
  useAtIcon: mentions,
  mentionLinkShowTooltip: mentions,
  mentionLinkShowAvatar: mentions,
  mentionLinkFadeDomain: mentions,
  mentionLinkShowYous: mentions,
  mentionLinkBoldenYou: mentions,

  conversationDisplay: conversations,
  maxDepthInThread: conversations,
  conversationTreeAdvanced: conversations,
  conversationTreeFadeAncestors: conversations,
  conversationOtherRepliesButton: conversations,

  saveData: loadOnDemand,
  hideNsfw: media,
  preloadImage: hiddenMedia,
  useOneClickNsfw: hiddenMedia,
  hideAttachments: attachments,
  hideAttachmentsInConv: attachments,
  maxThumbnails: media,
  useContainFit: media,
  stopGifs: media,
  loopVideo: videos,
  loopVideoSilentOnly: videos,
  playVideosInModal: media,

  userPopoverAvatarAction: personCard,
  userPopoverOverlay: personCard,

  useAbsoluteTimeFormat: times,
  absoluteTimeFormatMinAge: times,
  absoluteTime12h: times,

  modalOnRepeat: confirmations,
  modalOnUnfollow: personConfirmations,
  modalOnBlock: personConfirmations,
  modalOnMute: personConfirmations,
  modalOnMuteConversation: confirmations,
  modalOnMuteDomain: personConfirmations,
  modalOnDelete: confirmations,
  modalOnLogout: confirmations,
  modalOnApproveFollow: followRequests,
  modalOnDenyFollow: followRequests,
  modalOnRemoveUserFromFollowers: personConfirmations,

  keyboardShortcuts: keysAndUpdates,
  keys: 'features/keys/keys.app.test.tsx › the sheet of keys › changes a key, says whose a key is already, and keeps it over a reload',

  hideShoutbox: 'features/shoutbox/shoutbox.app.test.tsx › whoever hides it has it as a screen alone',
  hideISP: times,
  dontShowUpdateNotifs: keysAndUpdates,
  updateCounter: null,
  keptHere: null,

  palette: appearance,

  textSize: sizes,
  emojiSize: sizes,
  emojiReactionsScale: sizes,
  navbarSize: sizes,
  panelHeaderSize: sizes,
  forcedRoundness: appearance,

  sidebarRight: appearance,
  thirdColumnMode: appearance,
  sidebarColumnWidth: sizes,
  contentColumnWidth: sizes,
  notifsColumnWidth: sizes,
  navbarColumnStretch: sizes,

  disableStickyHeaders: appearance,
  showScrollbars: appearance,
  hideInstanceWallpaper: wallpaper,
  underlay: appearance,
  modalMobileCenter: phoneForms,

  interfaceFont: appearance,
  inputFont: appearance,
  postFont: appearance,
  monospaceFont: appearance,

  scopeCopy: form,
  minimalScopesMode: form,
  hideScopeNotice: form,
  alwaysShowSubjectInput: form,
  subjectLineBehavior: form,
  postContentType: form,
  sensitiveByDefault: form,
  padEmoji: emoji,
  autocompleteSelect: emoji,
  alwaysShowNewPostButton: postButton,
  autohideFloatingPostButton: postButton,
  sendDelay: sending,
  unsavedPostAction: sending,
  autoSaveDraft: sending,
  imageCompression: files,
  alwaysUseJpeg: files,
  remindDescriptions: files,

  notificationVisibility: notifications,
  unseenAtTop: notifications,
  groupNotifications: notifications,
  ignoreInactionableSeen: notifications,
  closingDrawerMarksAsSeen: notifications,
  showExtraNotifications: notificationExtras,
  showExtraNotificationsTip: notificationExtras,
  showChatsInExtraNotifications: notificationExtras,
  showAnnouncementsInExtraNotifications: notificationExtras,
  showFollowRequestsInExtraNotifications: notificationExtras,
  notificationNative: alerts,
  webPushNotifications: pushed,
  webPushAlwaysShowNotifications: serverAlerts,

  muteWords: muted,
  hideWordFilteredPosts: muted,
  hideFilteredStatuses: muted,
  hideMutedPosts: muted,
  hideMutedThreads: muted,
  muteBotStatuses: muted,
  muteSensitiveStatuses: muted,
  replyVisibility: replies,
  timelineFilters: null,
  highlight: replies,

  defaultScope: scope,
  defaultNSFW: sensitive,
  defaultLanguage: postDefaults,
  defaultQuotePolicy: postDefaults,
  stripRichContent: incoming,
  actorType: accountVisibility,
  locked: accountVisibility,
  acceptChatMessages: accountVisibility,
  allowFollowingMove: incoming,
  discoverable: accountVisibility,
  hideFavorites: accountVisibility,
  hideFollowers: accountVisibility,
  hideFollows: accountVisibility,
  hideFollowersCount: accountVisibility,
  hideFollowsCount: accountVisibility,
  showRole: accountVisibility,
  showBirthday: accountVisibility,
  webPushHideContents: incoming,
  blockNotificationsFromStrangers: incoming,

  theme: serverTheme,
  style: serverTheme,
  colors: null,
  customTheme: ownTheme,
  customThemeSource: ownTheme,
  styleCustomData: ownTheme,
  paletteCustomData: ownTheme,
  themeTimes: twoThemes,
  darkTheme: twoThemes,
  sunPlace: nightHours,
  themeDebug:
    'features/settings/style-editor/style-editor.app.test.tsx › what could not be made out is listed for those who want to know',
  forceThemeRecompilation:
    'features/settings/style-editor/style-editor.app.test.tsx › a theme is built anew at each start for those who want that',
  themeEditorMinWidth: 'style-editor.spec.ts › the editor is not narrower than somebody wants',

  collapseNav:
    'features/edit-navigation/edit-navigation.app.test.tsx › the navigation is folded to what is pinned by its setting, at once and after a reload',
  pinnedNavItems:
    'features/edit-navigation/edit-navigation.app.test.tsx › what is pinned and where it stands is chosen on its own screen, and holds at once and after a reload',
  pinnedStatusActions:
    'features/edit-navigation/edit-navigation.app.test.tsx › which buttons stand under posts is found by a search, chosen, seen at once and after a reload, and counted as a change',
  navOrder: null,
  openNavGroups: null,
};
