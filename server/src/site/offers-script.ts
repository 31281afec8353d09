/**
 * Asks the server again what the ticks come to, so that sums are worked out in one place. The page works without it: a
 * button does the same, and an answer counts only with the total that was read.
 */
export const OFFERS_SCRIPT = `'use strict';
const form = document.getElementById('answer');
const button = document.getElementById('work-out');
if (form && button) {
  let latest = 0;
  button.remove();
  const update = async () => {
    const mine = ++latest;
    const ticks = [...new FormData(form)].filter(([name]) => name === 'take' || name.startsWith('choice-'));
    const query = new URLSearchParams([['take', ''], ...ticks]);
    const answer = await fetch(location.pathname + '?' + query).catch(() => null);
    if (!answer || !answer.ok || mine !== latest) return;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const sums = page.getElementById('sums');
    const total = page.querySelector('#answer [name=total]');
    if (!sums || !total || mine !== latest) return;
    document.getElementById('sums').innerHTML = sums.innerHTML;
    form.elements.namedItem('total').value = total.value;
  };
  document.addEventListener('change', (event) => {
    if (event.target.form === form && event.target.name !== 'name') update();
  });
}
`;
