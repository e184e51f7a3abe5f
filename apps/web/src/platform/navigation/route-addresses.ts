/**
 * The addresses of the screens, by the names of the routes; `:name` is a parameter of one segment.
 * An address of another form is an expression with named groups and the function that builds it.
 */
export const routeAddresses = {
  root: '/',
  'public-external-timeline': '/main/all',
  'public-timeline': '/main/public',
  friends: '/main/friends',
  'bubble-timeline': '/main/bubble',
  'tag-timeline': '/tag/:tag',
  bookmarks: '/bookmarks',
  'bookmark-folder': '/bookmarks/:id',
  lists: '/lists',
  'lists-new': '/lists/new',
  'lists-edit': '/lists/:id/edit',
  'lists-timeline': '/lists/:id',
  'followed-tags': '/followed-tags',
  'who-to-follow': '/who-to-follow',
  'friend-requests': '/friend-requests',
  'kept-away': '/kept-away',
  directory: '/directory',
  'remote-user-profile-acct': '/remote-users/:acct',
  'remote-user-profile': '/remote-users/:hostname/:username',
  conversation: '/notice/:id',
  quotes: '/notice/:id/quotes',
  'status-people': '/notice/:id/people',
  dms: '/users/:username/dms',
  interactions: '/users/:username/interactions',
  drafts: '/drafts',
  login: '/login',
  'oauth-callback': '/oauth-callback',
  registration: '/registration',
  'registration-token': '/registration/:token',
  'password-reset': '/password-reset',
  scheduled: '/scheduled',
  settings: '/settings',
  announcements: '/announcements',
  about: '/about',
  search: '/search',
  'edit-navigation': '/nav-edit',
  'external-user-profile': {
    pattern: /^\/users\/\$(?<id>[^/]+)\/?$/,
    build: ({ id }: { id: string }) => `/users/$${encodeURIComponent(id)}`,
  },
  'user-profile': '/users/:name',
  notifications: '/:username/notifications',
  'legacy-user-profile': '/:name',
} as const;

export type RouteAddresses = typeof routeAddresses;
export type RouteName = keyof RouteAddresses;
