import { useEffect, useState } from 'react';
import { matchPath } from 'react-router-dom';
import { later } from '../lib/later.ts';
import { SCREENS } from './screens.ts';

export const DashboardPage = later(async () => {
  const { DashboardPage: Page, loadParts } = await import('./dashboard/dashboard-page.tsx');
  await loadParts(location.search);
  return Page;
});

const load = async (pathname: string): Promise<unknown> =>
  pathname === '/dashboard'
    ? DashboardPage.load()
    : SCREENS.find(({ path }) => matchPath(path, pathname))?.Screen.load();

let here = false;

/** What the address asks for is on its way from the start, beside the question whose session it is. */
const arrival = load(location.pathname)
  // it is asked for again where it is to be shown, which says so
  .catch(() => undefined)
  .then(() => {
    here = true;
  });

/**
 * Whether the screen of the first address is here, or cannot be had. To be waited for before anything is rendered: React
 * shows a part that comes while others are shown as loading only 300 ms after those (its throttle of fallbacks).
 */
export function useFirstScreen(): boolean {
  const [arrived, setArrived] = useState(here);
  useEffect(() => {
    void arrival.then(() => setArrived(true));
  }, []);
  return arrived;
}
