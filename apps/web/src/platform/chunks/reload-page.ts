/** Loads the page anew, with whatever version the server has now. */
export function reloadPage(): void {
  location.reload();
}
