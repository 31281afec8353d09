import { useState } from 'react';

const KEY = 'smoko-jobs-sidebar';

function saved(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'hidden';
  } catch {
    return true;
  }
}

/** Whether the jobs stand beside the conversation on wider screens; remembered in this browser. */
export function useJobsShown(): [boolean, (shown: boolean) => void] {
  const [shown, setShown] = useState(saved);
  const change = (next: boolean) => {
    setShown(next);
    try {
      localStorage.setItem(KEY, next ? 'shown' : 'hidden');
    } catch {
      // storage is off: it holds until the page is loaded again
    }
  };
  return [shown, change];
}
