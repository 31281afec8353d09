import { NOTICES_KEY, type Notice } from '@smoko/contract';

/** What the page before has left to be told here; told once. */
export function takeNotices(): Notice[] {
  try {
    const kept = sessionStorage.getItem(NOTICES_KEY);
    sessionStorage.removeItem(NOTICES_KEY);
    const notices: Notice[] = JSON.parse(kept ?? '[]');
    return notices;
  } catch {
    // storage is off, or what stands there is not ours
    return [];
  }
}

/** For the page that is opened next. */
export function keepForNext(notices: readonly Notice[]): void {
  try {
    sessionStorage.setItem(NOTICES_KEY, JSON.stringify(notices));
  } catch {
    // storage is off: nobody is told
  }
}
