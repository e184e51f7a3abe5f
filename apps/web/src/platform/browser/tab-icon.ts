/** Width and height of the drawn icon, in pixels. */
const SIDE = 128;
/** Larger counts do not fit the badge. */
const MANY = 99;

/** The tab's icon with a count on it. Zero restores the icon that the page came with. */
export function createTabIcon(page: Document) {
  let marked: HTMLLinkElement | null = null;
  let latest = 0;

  /** The icon that the page came with: browsers use the last icon link. */
  function ownIcon(): HTMLLinkElement | undefined {
    return [...page.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')].findLast(
      (link) => link !== marked,
    );
  }

  async function draw(count: number): Promise<string> {
    const picture = await pictureAt(ownIcon()?.href);
    // An image from another origin taints the canvas: then the badge is drawn alone.
    return (picture && addressOf(page, picture, count)) ?? addressOf(page, null, count) ?? '';
  }

  return {
    async mark(count: number): Promise<void> {
      latest = count;
      if (count === 0) {
        marked?.remove();
        marked = null;
        return;
      }
      const href = await draw(count);
      if (latest !== count || href === '') return;
      marked ??= page.createElement('link');
      marked.rel = 'icon';
      marked.href = href;
      page.head.append(marked);
    },
  };
}

/** Null when there is none, or when it fails to load. */
function pictureAt(address: string | undefined): Promise<HTMLImageElement | null> {
  if (address === undefined) return Promise.resolve(null);
  return new Promise((resolve) => {
    const picture = new Image();
    picture.onload = () => resolve(picture);
    picture.onerror = () => resolve(null);
    picture.src = address;
  });
}

/** The drawn icon as a data URL; null when the browser forbids to read the canvas. */
function addressOf(page: Document, picture: HTMLImageElement | null, count: number): string | null {
  const canvas = page.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  try {
    if (picture !== null) pen.drawImage(picture, 0, 0, SIDE, SIDE);
    drawBadge(pen, count);
    return canvas.toDataURL('image/png');
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

function drawBadge(pen: CanvasRenderingContext2D, count: number): void {
  const radius = SIDE * 0.34;
  const middle = SIDE - radius;
  pen.beginPath();
  pen.arc(middle, middle, radius, 0, 2 * Math.PI);
  pen.fillStyle = '#d6204e';
  pen.fill();
  pen.fillStyle = '#ffffff';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `bold ${SIDE * (count > 9 ? 0.4 : 0.52)}px sans-serif`;
  pen.fillText(count > MANY ? '∞' : String(count), middle, middle + SIDE * 0.03);
}
