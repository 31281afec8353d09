import { ABN_WARNING, abnChecksumOk, seemsNewZealand } from '@smoko/contract';
import { deviceZone } from '../../lib/device-zone.ts';

const PLACES = { AU: 'Penrith NSW', NZ: 'Tauranga' };

/** Asks for the number that a business has in the country where it seems to be, and looks at it. */
export function country(part: HTMLElement): void {
  const form = part.closest('form');
  const field = (name: string) => form?.querySelector<HTMLInputElement>(`[name=${name}]`);
  const [place, abn, nzbn, zone] = ['business_location', 'abn', 'nzbn', 'time_zone'].map(field);
  const doubt = part.querySelector<HTMLElement>('[data-abn]');
  if (!form || !place || !abn || !nzbn || !zone || !doubt) return;
  zone.value = deviceZone();

  const look = () => {
    const where = seemsNewZealand(place.value, zone.value) ? 'NZ' : 'AU';
    form.dataset.country = where;
    place.placeholder = PLACES[where];
    // a number of the other country would be refused where nobody sees it
    (where === 'NZ' ? abn : nzbn).value = '';
    const digits = abn.value.replace(/\s/g, '');
    const doubtful = digits.length === 11 && !abnChecksumOk(digits);
    doubt.hidden = !doubtful;
    doubt.textContent = doubtful ? ABN_WARNING : '';
  };
  part.addEventListener('input', look);
  look();
}
