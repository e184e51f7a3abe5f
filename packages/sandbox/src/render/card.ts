import type { WireCard } from '@linnet/api/wire';
import { IMAGINED_PAGES } from '../pages/imagined-pages';
import { plainText } from '../text/plain-text';

const LINK = /<a\b([^>]*)>/g;
const NAMES_A_PAGE = /\bhref="(https?:[^"]*)"/;
/** Links that get no card: mentions, hashtags and the line with the quoted status. */
const NO_PAGE = /\bclass="[^"]*\b(?:mention|hashtag)\b/;

function firstPage(content: string): string | null {
  const own = content.replace(/<span class="quote-inline">.*<\/span>$/s, '');
  for (const [, attributes = ''] of own.matchAll(LINK)) {
    const address = NAMES_A_PAGE.exec(attributes)?.[1];
    if (address !== undefined && !NO_PAGE.test(attributes)) return plainText(address);
  }
  return null;
}

/** The card of the first page that the content links to; null where that page has none. */
export function renderCard(content: string, origin: string): WireCard | null {
  const url = firstPage(content);
  const page = url !== null && Object.hasOwn(IMAGINED_PAGES, url) ? IMAGINED_PAGES[url] : undefined;
  if (url === null || !page) return null;
  const { origin: provider, host } = new URL(url);
  const image = page.image === null ? null : origin + page.image;
  return {
    type: 'link',
    url,
    title: page.title,
    description: page.description,
    image,
    image_description: '',
    provider_name: host,
    provider_url: provider,
    pleroma: {
      opengraph: {
        type: 'article',
        url,
        title: page.title,
        description: page.description,
        ...(page.siteName === '' ? {} : { site_name: page.siteName }),
        ...(image === null ? {} : { image }),
      },
    },
  };
}
