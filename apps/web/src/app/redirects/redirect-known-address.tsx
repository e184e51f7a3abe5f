import { type ReactNode, useLayoutEffect } from 'react';
import { useSession } from '../../platform/client/client-provider';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';
import { useRoute } from '../../platform/navigation/use-route';

interface Viewer {
  /** Null for visitors. */
  readonly username: string | null;
}

type Target = (found: readonly string[], viewer: Viewer) => string;

/** The address of a screen for signed-in viewers; visitors are redirected to the login. */
const forSignedIn =
  (to: (username: string) => string): Target =>
  (_, { username }) =>
    username === null ? pathTo('login') : to(username);

const home: Target = (_, { username }) => pathTo(username === null ? 'root' : 'friends');
const conversation: Target = ([, id = '']) => pathTo('conversation', { id });

/** Addresses that other clients use, or that people type from habit, and where they lead. */
const addresses: readonly (readonly [pattern: RegExp, to: Target])[] = [
  [/^\/(?:main|home|timeline|(?:web\/)?(?:timelines\/home|getting-started|home)|web|deck)$/, home],
  [/^\/(?:web\/)?notifications$/, forSignedIn((username) => pathTo('notifications', { username }))],
  [
    /^\/(?:web\/)?(?:conversations|messages|dms|direct|timelines\/direct)$/,
    forSignedIn((username) => pathTo('dms', { username })),
  ],
  [
    /^\/(?:web\/)?(?:timelines\/public\/local|public\/local|local|timeline\/local)$/,
    () => pathTo('public-timeline'),
  ],
  [
    /^\/(?:web\/)?(?:timelines\/public|public|federated|explore|timeline\/(?:fediverse|global))$/,
    () => pathTo('public-external-timeline'),
  ],
  [/^\/(?:web\/)?(?:favourites|favorites)$/, forSignedIn(() => pathTo('favourites'))],
  [/^\/(?:web\/bookmarks|bookmark[_-]folders)$/, () => pathTo('bookmarks')],
  [/^\/web\/lists$/, () => pathTo('lists')],
  [
    /^\/(?:web\/)?(?:timelines\/list|web\/lists)\/([^/]+)$/,
    ([, id = '']) => pathTo('lists-timeline', { id }),
  ],
  [
    /^\/(?:web\/)?(?:timelines\/tag|tags|hashtag)\/([^/]+)$/,
    ([, tag = '']) => pathTo('tag-timeline', { tag }),
  ],
  [/^\/(?:web\/)?followed_tags$/, forSignedIn(() => pathTo('followed-tags'))],
  [/^\/(?:web\/)?(?:follow_requests|follow-requests)$/, forSignedIn(() => pathTo('friend-requests'))],
  [/^\/web\/search$/, () => pathTo('search')],
  [/^\/(?:web\/)?(?:settings|preferences)(?:\/.*)?$/, () => pathTo('settings')],
  [/^\/(?:profile|me)$/, forSignedIn((name) => pathTo('user-profile', { name }))],
  [/^\/(?:signin|sign_in|auth\/sign_in)$/, () => pathTo('login')],
  [/^\/(?:signup|sign_up|register|auth\/sign_up)$/, () => pathTo('registration')],
  [/^\/(?:web\/)?statuses\/([^/]+)$/, conversation],
  [/^\/web\/accounts\/([^/]+)$/, ([, id = '']) => pathTo('external-user-profile', { id })],
  [/^\/web\/@([^/]+)$/, ([, name = '']) => pathTo('user-profile', { name })],
  [/^\/(?:web\/)?@[^/]+\/(?:posts\/)?([0-9A-Za-z-]+)$/, conversation],
];

/** The address of our screen for an address of another client; null when there is none. */
export function ownAddressOf(path: string, viewer: Viewer): string | null {
  const withoutSlash = path.replace(/(?<=.)\/$/, '');
  for (const [pattern, to] of addresses) {
    const found = pattern.exec(withoutSlash);
    if (found === null) continue;
    const parts = found.flatMap((part) => decoded(part ?? '') ?? []);
    if (parts.length < found.length) return null;
    const address = to(parts, viewer);
    // Prevents a redirect to the same address.
    return address === withoutSlash ? null : address;
  }
  return null;
}

/** Null when the percent-encoding is invalid. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

/** Redirects an address that other clients use to the matching screen; otherwise renders its children. */
export function RedirectKnownAddress({ children }: { readonly children: ReactNode }) {
  const { path, search } = useRoute();
  const session = useSession();
  const to = ownAddressOf(path, { username: session.state === 'visitor' ? null : session.username });
  useLayoutEffect(() => {
    if (to !== null) navigate(search === '' ? to : `${to}?${search}`, { replace: true });
  }, [to, search]);
  return to === null ? children : null;
}
