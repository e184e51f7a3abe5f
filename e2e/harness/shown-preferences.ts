import type { AnySettingKey } from '@linnet/domain/settings';

const looks =
  'settings-effects.spec.ts › each choice of how the page looks is seen at once, and again after a reload';
const sizes =
  'settings-effects.spec.ts › each choice of how large things are is measured at once, and again after a reload';
const wallpaper =
  'settings-effects.spec.ts › the picture of the server behind the page can be hidden; one’s own lies there instead, for good';
const phone =
  'settings-effects.spec.ts › on a phone forms stand in the middle for who wants that, at once and after a reload';
const posts =
  'features/settings/effects-posts.app.test.tsx › each choice of how posts are drawn is seen at once, and again after a reload';
const mentions =
  'settings-effects-posts.spec.ts › each choice of how mentions and quoted lines are drawn is seen at once, and again after a reload';
const times =
  'features/settings/effects-posts.app.test.tsx › times, tunes and the panel of the server follow their settings at once, and after a reload';
const conversations =
  'features/settings/effects-posts.app.test.tsx › a conversation is laid out as chosen, at once and after a reload';
const coming =
  'settings-effects-posts.spec.ts › new posts come as chosen, and as many are drawn, at once and after a reload';
const media =
  'settings-effects-media.spec.ts › each choice of how media are shown is seen at once, and again after a reload';
const films = 'settings-effects-media.spec.ts › films begin again as chosen, at once and after a reload';
const saving =
  'settings-effects-media.spec.ts › pictures and films wait to be asked for as chosen, at once and after a reload';
const hidden =
  'settings-effects-media.spec.ts › hidden pictures come early, and open, as chosen, at once and after a reload';
const attachments =
  'features/settings/effects-media.app.test.tsx › attachments are folded in timelines, in conversations, or in both, at once and after a reload';
const questions =
  'features/settings/effects-doing.app.test.tsx › what is asked before posts are repeated, muted or deleted, and before leaving, is as chosen';
const ofPeople =
  'features/settings/effects-doing.app.test.tsx › what is asked before something is done about a person is as chosen, at once and after a reload';
const requests =
  'features/settings/effects-doing.app.test.tsx › whether follow requests are answered without a question is as chosen, at once and after a reload';
const card =
  'settings-effects-doing.spec.ts › the card of a person opens where, and does what, was chosen, at once and after a reload';
const rest =
  'features/settings/effects-doing.app.test.tsx › keys rest for who wants none, and no update is told to who wants to hear of none';
const form =
  'features/settings/effects-writing.app.test.tsx › what a form begins with and offers is as chosen at once, in one that stands open too, and after a reload';
const emoji =
  'features/settings/effects-writing.app.test.tsx › emoji come without spaces and the first suggestion is reached by itself, as chosen, after a reload too';
const button =
  'settings-effects-writing.spec.ts › the button for a new post makes way, and is there at every width, as chosen, after a reload too';
const waits =
  'features/settings/effects-writing.app.test.tsx › what is written waits before it goes, and is thrown away or kept when a form is closed, as chosen, after a reload too';
const files =
  'settings-effects-writing.spec.ts › pictures are sent as they are or as JPEG, and descriptions are asked for, as chosen, after a reload too';
const told =
  'features/settings/effects-told.app.test.tsx › notifications are of the kinds, in the order and in the groups that were chosen, at once and after a reload';
const extra =
  'features/settings/effects-told.app.test.tsx › what else waits stands above the notifications as far as that was chosen, at once and after a reload';
const alerts =
  'settings-effects-told.spec.ts › alerts tell of the kinds that were chosen, at once and after a reload';
const pushed =
  'push.spec.ts › what the server pushes is shown while no page hears of it, in the words of the interface; signing out ends it';
const always =
  'push.spec.ts › who wants the server’s alerts also while a page is open has them, at once and after a reload';
const scope =
  'features/settings/effects-profile.app.test.tsx › new posts begin with the scope of the account at once, and after a reload';
const sensitive =
  'features/settings/effects-profile.app.test.tsx › where an account marks its media as sensitive new posts begin so, at once and after a reload';
const ofPosts =
  'features/settings/effects-profile.app.test.tsx › language and quoting of new posts are as the account has them where the server keeps that, at once and after a reload';
const muted =
  'features/settings/effects-filtering.app.test.tsx › what is muted is drawn, folded to a line or left out as chosen, at once and after a reload';
const replies =
  'features/settings/effects-filtering.app.test.tsx › replies stand in timelines, and people stand out, as chosen, at once and after a reload';
const ofAccount =
  'features/settings/effects-profile.app.test.tsx › others see of an account, and may do, what was chosen for it, at once and after a reload';
const comes =
  'features/settings/effects-profile.app.test.tsx › what comes to an account is as chosen for it, at once and after a reload';
const expert =
  'features/settings/effects-doing.app.test.tsx › expert settings come on demand, and the language is told to the server’s own pages, for good';

const clicks =
  'settings-effects-posts.spec.ts › a click on the text of a post opens it unless that was turned off, at once and after a reload';

/**
 * For each setting: the test that sees its effect, as `file › title`. What layout, a reload or several
 * screens decide is seen in a browser (`x.spec.ts` of e2e); what a component alone decides, in a test of that
 * (`blocks/x/x.test.tsx` of the web client). Null for those that nobody can change: without a control so far, or written
 * by the application itself.
 */
export const shownPreferences: Readonly<Record<AnySettingKey, string | null>> = {
  expertLevel: expert,
  interfaceLanguage: expert,

  streaming: coming,
  pauseOnUnfocused: coming,
  useStreamingApi: coming,
  virtualScrolling: coming,
  emojiReactionsOnTimeline: posts,
  quickReactions:
    'reactions.spec.ts › the reactions that somebody chose are one press away, at once and after a reload',

  collapseMessageWithSubject: posts,
  greentext: posts,
  openPostOnClick: clicks,
  hidePostStats: posts,
  hideUserStats: card,
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

  saveData: saving,
  hideNsfw: media,
  preloadImage: hidden,
  useOneClickNsfw: hidden,
  hideAttachments: attachments,
  hideAttachmentsInConv: attachments,
  maxThumbnails: media,
  useContainFit: media,
  stopGifs: media,
  loopVideo: films,
  loopVideoSilentOnly: films,
  playVideosInModal: media,

  userPopoverAvatarAction: card,
  userPopoverOverlay: card,

  useAbsoluteTimeFormat: times,
  absoluteTimeFormatMinAge: times,
  absoluteTime12h: times,

  modalOnRepeat: questions,
  modalOnUnfollow: ofPeople,
  modalOnBlock: ofPeople,
  modalOnMute: ofPeople,
  modalOnMuteConversation: questions,
  modalOnMuteDomain: ofPeople,
  modalOnDelete: questions,
  modalOnLogout: questions,
  modalOnApproveFollow: requests,
  modalOnDenyFollow: requests,
  modalOnRemoveUserFromFollowers: ofPeople,

  keyboardShortcuts: rest,
  keys: 'keys.spec.ts › the sheet of keys › changes a key, says whose a key is already, and keeps it over a reload',

  hideShoutbox: null,
  hideISP: times,
  dontShowUpdateNotifs: rest,
  updateCounter: null,
  keptHere: null,

  palette: looks,

  textSize: sizes,
  emojiSize: sizes,
  emojiReactionsScale: sizes,
  navbarSize: sizes,
  panelHeaderSize: sizes,
  forcedRoundness: looks,

  sidebarRight: looks,
  thirdColumnMode: looks,
  sidebarColumnWidth: sizes,
  contentColumnWidth: sizes,
  notifsColumnWidth: sizes,
  navbarColumnStretch: sizes,

  disableStickyHeaders: looks,
  showScrollbars: looks,
  hideInstanceWallpaper: wallpaper,
  underlay: looks,
  modalMobileCenter: phone,

  interfaceFont: looks,
  inputFont: looks,
  postFont: looks,
  monospaceFont: looks,

  scopeCopy: form,
  minimalScopesMode: form,
  hideScopeNotice: form,
  alwaysShowSubjectInput: form,
  subjectLineBehavior: form,
  postContentType: form,
  sensitiveByDefault: form,
  padEmoji: emoji,
  autocompleteSelect: emoji,
  alwaysShowNewPostButton: button,
  autohideFloatingPostButton: button,
  sendDelay: waits,
  unsavedPostAction: waits,
  autoSaveDraft: waits,
  imageCompression: files,
  alwaysUseJpeg: files,
  remindDescriptions: files,

  notificationVisibility: told,
  unseenAtTop: told,
  groupNotifications: told,
  ignoreInactionableSeen: told,
  closingDrawerMarksAsSeen: told,
  showExtraNotifications: extra,
  showExtraNotificationsTip: extra,
  showChatsInExtraNotifications: null,
  showAnnouncementsInExtraNotifications: extra,
  showFollowRequestsInExtraNotifications: extra,
  notificationNative: alerts,
  webPushNotifications: pushed,
  webPushAlwaysShowNotifications: always,

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
  defaultLanguage: ofPosts,
  defaultQuotePolicy: ofPosts,
  stripRichContent: comes,
  actorType: ofAccount,
  locked: ofAccount,
  acceptChatMessages: ofAccount,
  allowFollowingMove: comes,
  discoverable: ofAccount,
  hideFavorites: ofAccount,
  hideFollowers: ofAccount,
  hideFollows: ofAccount,
  hideFollowersCount: ofAccount,
  hideFollowsCount: ofAccount,
  showRole: ofAccount,
  showBirthday: ofAccount,
  webPushHideContents: comes,
  blockNotificationsFromStrangers: comes,

  theme: null,
  style: null,
  colors: null,
  customTheme: null,
  customThemeSource: null,
  styleCustomData: null,
  paletteCustomData: null,
  themeDebug: null,
  forceThemeRecompilation: null,
  themeEditorMinWidth: null,

  collapseNav:
    'features/edit-navigation/edit-navigation.app.test.tsx › the navigation is folded to what is pinned by its setting, at once and after a reload',
  pinnedNavItems:
    'edit-navigation.spec.ts › what is pinned and where it stands is chosen on its own screen, and holds at once and after a reload',
  pinnedStatusActions:
    'features/edit-navigation/edit-navigation.app.test.tsx › which buttons stand under posts is found by a search, chosen, seen at once and after a reload, and counted as a change',
  navOrder: null,
  openNavGroups: null,
};
