import { takeNotices } from '../../lib/next-notices.ts';
import { sessionChannel } from '../../lib/session-channel.ts';
import { hasSessionCookie } from '../../lib/session-cookie.ts';
import { keepFont } from '../script/keep-font.ts';
import { theme } from '../script/theme.ts';
import { accountForm } from './account-form.ts';
import { country } from './country.ts';
import { darkMode } from './dark-mode.ts';
import { forgot } from './forgot.ts';
import { google } from './google.ts';
import { meet } from './meet.ts';
import { note } from './note.ts';
import { show } from './notices.ts';
import { showPassword } from './show-password.ts';
import { tabs } from './tabs.ts';

/** What an element with `data-script="<name>"` does beyond plain HTML. The pages work without any of it. */
const SCRIPTS: Record<string, (element: HTMLElement) => void> = {
  'account-form': accountForm,
  country,
  'dark-mode': darkMode,
  forgot,
  google,
  meet,
  'show-password': showPassword,
  tabs,
  theme,
};

/** `?error=google`: the server says so in the page; here it is said as everything else is, and not again on a reload. */
function googleTrouble(): void {
  const said = document.querySelector<HTMLElement>('[data-error=google]:not([hidden])');
  if (!said) return;
  said.hidden = true;
  const [title = '', ...words] = said.textContent.split('. ');
  show({ kind: 'error', title, text: words.join('. ') });
  const params = new URLSearchParams(location.search);
  params.delete('error');
  history.replaceState(null, '', `${location.pathname}${params.size > 0 ? `?${params}` : ''}`);
}

for (const element of document.querySelectorAll<HTMLElement>('[data-script]'))
  SCRIPTS[element.dataset.script ?? '']?.(element);
note('page_view');
googleTrouble();
for (const notice of takeNotices()) show(notice);
// signed in or out in another tab: the server leads whoever is signed in to where they go
sessionChannel?.addEventListener('message', () => {
  if (hasSessionCookie()) location.reload();
});
void keepFont();
// for tests: from here on everything answers
document.documentElement.dataset.ready = '';
