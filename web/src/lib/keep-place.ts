/** The row with the focus is about to go: when it has, the focus is on the row beside it. */
export function keepPlace(): void {
  const row = document.activeElement?.closest('li, tr');
  const main = document.getElementById('main');
  if (!row || !main) return;
  const near = row.nextElementSibling ?? row.previousElementSibling;
  const watcher = new MutationObserver(() => {
    if (row.isConnected) return;
    watcher.disconnect();
    if (document.activeElement !== document.body) return;
    // not on a button of it: whoever holds a key down means the row that is gone
    const next = near instanceof HTMLElement && near.isConnected ? near : main;
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
  });
  watcher.observe(main, { childList: true, subtree: true });
}
