import type { User } from '@smoko/contract';

const KEY = 'emailNoteDismissed';

/** Whether somebody has put away the note that their address waits to be confirmed: until the browser is closed. */
export function isPutAway(user: User): boolean {
  try {
    return sessionStorage.getItem(KEY) === user.id;
  } catch {
    return false;
  }
}

export function putAway(user: User): void {
  try {
    sessionStorage.setItem(KEY, user.id);
  } catch {
    // storage is off: until the page is loaded again
  }
}
