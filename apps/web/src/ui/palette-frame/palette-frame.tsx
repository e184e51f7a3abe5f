import { palettes } from '@linnet/theme';
import type { ReactNode } from 'react';

interface PaletteFrameProps {
  /** The id of a palette. */
  readonly id: string;
  readonly className?: string | undefined;
  /** Address of a picture behind the content; null for none. */
  readonly background: string | null;
  /** Shown where there is no such palette. */
  readonly unknown: ReactNode;
  readonly children: ReactNode;
}

/** A small page in the colours of a palette; in those of the page where there is no such palette. */
export function PaletteFrame({ id, className, background, unknown, children }: PaletteFrameProps) {
  const palette = palettes.find((each) => each.id === id)?.palette;
  const colours = palette && { backgroundColor: palette.wallpaper, color: palette.text };
  const picture = background === null ? undefined : `url(${JSON.stringify(background)})`;
  return (
    <div className={className} style={{ ...colours, backgroundImage: picture }} data-palette={palette?.name}>
      <div style={palette && { backgroundColor: palette.fg, color: palette.text }}>{children}</div>
      <div style={palette && { backgroundColor: palette.bg }}>
        {palette === undefined ? (
          unknown
        ) : (
          <>
            <span>{palette.name}</span> <span style={{ color: palette.link }}>{id}</span>{' '}
            <span style={{ color: palette.accent }}>●</span>
          </>
        )}
      </div>
    </div>
  );
}
