/** Reloads the page, with the version that the server has now. */
export function reloadPage(): void {
  location.reload();
}
