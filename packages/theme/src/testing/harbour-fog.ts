/**
 * The second generation from before its third engine: a snapshot with the old names, and radii as the first
 * generation had them.
 */
export const harbourFogTheme: unknown = {
  _pleroma_theme_version: 2,
  name: 'Harbour fog',
  theme: {
    colors: {
      bg: '#e9eef2',
      fg: '#c9d6df',
      text: '#22303c',
      link: '#0b6e99',
      lightBg: '#dfe7ec',
      btn: '#b9cbd6',
      btnText: '#10202c',
      lightText: '#53636f',
      border: 'rgb(170, 188, 199)',
      faint: 'rgba(34, 48, 60, 0.5)',
      topBar: { r: 185, g: 203, b: 214 },
      topBarText: '#10202c',
      input: 'transparent',
      cRed: '#b3261e',
      cBlue: '#0b6e99',
      cGreen: '#1e7d4f',
      cOrange: '#a15c00',
      wallpaper: null,
      underlay: '',
    },
    opacity: {
      bg: '0.9',
      input: '0.3',
      faint: 0.55,
      border: null,
    },
    btnRadius: '3',
    inputRadius: 3,
    panelRadius: '8',
    avatarRadius: 4,
    avatarAltRadius: 25,
    tooltipRadius: 2,
    attachmentRadius: '4',
    checkboxRadius: 1,
    shadows: {
      panel: [{ x: 1, y: 1, blur: 4, spread: 0, color: '--bg', alpha: 0.6, inset: false }],
      button: [{ x: 0, y: 0, blur: 2, spread: 0, color: '#000000', alpha: '1', inset: false }],
      input: [],
    },
    fonts: {
      interface: { family: 'Verdana' },
      post: { family: 'Georgia' },
    },
  },
};
