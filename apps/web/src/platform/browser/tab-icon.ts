/** Width and height of the drawn icon, in pixels. */
const SIZE = 128;
/** Larger counts do not fit the badge. */
const MAX_COUNT = 99;

/** The tab's icon with a count on it. Zero restores the icon that the page came with. */
export function createTabIcon(page: Document) {
  let badgeLink: HTMLLinkElement | null = null;
  let latestCount = 0;

  /** The icon that the page came with: browsers use the last icon link. */
  function pageIcon(): HTMLLinkElement | undefined {
    return [...page.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')].findLast(
      (link) => link !== badgeLink,
    );
  }

  async function draw(count: number): Promise<string> {
    const image = await loadImage(pageIcon()?.href);
    // An image from another origin taints the canvas: then the badge is drawn alone.
    return (image && dataUrlOf(page, image, count)) ?? dataUrlOf(page, null, count) ?? '';
  }

  return {
    async setCount(count: number): Promise<void> {
      latestCount = count;
      if (count === 0) {
        badgeLink?.remove();
        badgeLink = null;
        return;
      }
      const href = await draw(count);
      if (latestCount !== count || href === '') return;
      badgeLink ??= page.createElement('link');
      badgeLink.rel = 'icon';
      badgeLink.href = href;
      page.head.append(badgeLink);
    },
  };
}

/** Null when there is none, or when it fails to load. */
function loadImage(address: string | undefined): Promise<HTMLImageElement | null> {
  if (address === undefined) return Promise.resolve(null);
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => resolve(null);
    image.src = address;
  });
}

/** The drawn icon as a data URL; null when the browser forbids to read the canvas. */
function dataUrlOf(page: Document, image: HTMLImageElement | null, count: number): string | null {
  const canvas = page.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  try {
    if (image !== null) context.drawImage(image, 0, 0, SIZE, SIZE);
    drawBadge(context, count);
    return canvas.toDataURL('image/png');
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

function drawBadge(context: CanvasRenderingContext2D, count: number): void {
  const radius = SIZE * 0.34;
  const middle = SIZE - radius;
  context.beginPath();
  context.arc(middle, middle, radius, 0, 2 * Math.PI);
  context.fillStyle = '#d6204e';
  context.fill();
  context.fillStyle = '#ffffff';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `bold ${SIZE * (count > 9 ? 0.4 : 0.52)}px sans-serif`;
  context.fillText(count > MAX_COUNT ? '∞' : String(count), middle, middle + SIZE * 0.03);
}
