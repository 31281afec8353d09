const KEYS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Shows the panel of the tab that is pressed; one that is a link puts its address into the address bar. */
export function tabs(list: HTMLElement): void {
  const all = [...list.querySelectorAll<HTMLElement>('[role=tab]')];

  function choose(chosen: HTMLElement) {
    if (chosen.ariaDisabled === 'true') return;
    for (const tab of all) {
      const on = tab === chosen;
      tab.setAttribute('aria-selected', String(on));
      tab.dataset.state = on ? 'active' : 'inactive';
      tab.tabIndex = on ? 0 : -1;
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      if (panel) panel.hidden = !on;
    }
    chosen.focus();
    // with what stands in the query: where one is going, and the plan
    if (chosen instanceof HTMLAnchorElement) history.replaceState(null, '', `${chosen.pathname}${location.search}`);
  }

  for (const tab of all) {
    tab.tabIndex = tab.ariaSelected === 'true' ? 0 : -1;
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      choose(tab);
    });
  }
  list.addEventListener('keydown', (event) => {
    const at = all.findIndex(({ tabIndex }) => tabIndex === 0);
    const next = all[KEYS[event.key]?.(at, all.length) ?? -1];
    if (at < 0 || !next) return;
    event.preventDefault();
    choose(next);
  });
}
