/** The font came after this page's first paint; the next page of the visit begins with it (public/theme.js). */
export async function keepFont(): Promise<void> {
  await document.fonts.ready;
  try {
    sessionStorage.setItem('siteFont', 'here');
  } catch {
    // storage is off: it comes after the first paint each time
  }
}
