/**
 * Call before the row that has the focus is removed: once it is gone, the next row gets the focus, else the one before. The
 * browser would move it to the top of the page.
 */
export function focusNextRow(): void {
  const row = document.activeElement?.closest('li, tr');
  const main = document.getElementById('main');
  if (!row || !main) return;
  const near = row.nextElementSibling ?? row.previousElementSibling;
  const watcher = new MutationObserver(() => {
    if (row.isConnected) return;
    watcher.disconnect();
    if (document.activeElement !== document.body) return;
    // the row and not a button in it: a key that is held down was meant for the removed row
    const next = near instanceof HTMLElement && near.isConnected ? near : main;
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
  });
  watcher.observe(main, { childList: true, subtree: true });
}
