/** Shows the questions that have every word that was typed. */
export function faqSearch(root: HTMLElement): void {
  const input = root.querySelector<HTMLInputElement>('input[type=search]');
  const find = (name: string) => root.querySelector<HTMLElement>(`[${name}]`);
  const [empty, message, count] = [find('data-faq-empty'), find('data-faq-message'), find('data-faq-count')];
  if (!input || !empty || !message || !count) return;
  const groups = [...root.querySelectorAll<HTMLElement>('[data-faq-group]')];

  const filter = () => {
    const text = input.value.trim();
    const words = text.toLowerCase().split(/\s+/);
    let found = 0;
    for (const group of groups) {
      const heading = group.querySelector('h3')?.textContent ?? '';
      let own = 0;
      for (const faq of group.querySelectorAll<HTMLElement>('[data-faq]')) {
        const all = `${heading} ${faq.textContent}`.toLowerCase();
        faq.hidden = !words.every((word) => all.includes(word));
        if (!faq.hidden) own += 1;
      }
      group.hidden = own === 0;
      found += own;
    }
    empty.hidden = found > 0;
    message.textContent = `No results found for "${text}"`;
    count.textContent = text === '' ? '' : found === 0 ? (message.textContent ?? '') : `${found} found`;
  };

  input.addEventListener('input', filter);
  find('data-faq-clear')?.addEventListener('click', () => {
    input.value = '';
    filter();
    input.focus();
  });
  // the browser may have kept the text of a former visit
  filter();
}
