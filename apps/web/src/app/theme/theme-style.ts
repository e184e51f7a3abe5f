/** The element with the chosen theme; the start script makes the same one. Without it the stock colours hold. */
const styleId = 'linnet-theme';

export function setThemeStyle(css: string): void {
  const style = document.getElementById(styleId) ?? addStyle();
  if (style.textContent !== css) style.textContent = css;
}

export function removeThemeStyle(): void {
  document.getElementById(styleId)?.remove();
}

function addStyle(): HTMLStyleElement {
  const style = document.createElement('style');
  style.id = styleId;
  document.head.append(style);
  return style;
}
