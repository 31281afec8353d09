interface Slots {
  time_zone: string;
  slots: { starts_at: string; label: string }[];
}

const FORM = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const;

/** The visitor's own time beside Sydney's where it differs, and the times anew when one has just been taken. */
export function demoSlots(root: HTMLElement): void {
  const select = root.querySelector('select');
  if (!select) return;
  const time = new Intl.DateTimeFormat('en-AU', FORM);
  const sydney = new Intl.DateTimeFormat('en-AU', { ...FORM, timeZone: 'Australia/Sydney' });

  const addOwnTime = () => {
    for (const option of select.options) {
      if (!option.value) continue;
      const start = new Date(option.value);
      const own = time.format(start);
      if (own !== sydney.format(start)) option.textContent += ` (${own} your time)`;
    }
  };
  select.form?.addEventListener('slot-gone', () => {
    void fetch('/api/demo-slots')
      .then((response) => response.json() as Promise<Slots>)
      .then(({ slots }) => {
        select.length = 1;
        for (const { starts_at, label } of slots) select.add(new Option(label, starts_at));
        addOwnTime();
      })
      .catch(() => {});
  });
  addOwnTime();
}
