/** Routes no command asks for, and why. */
export const NOT_FOR_THE_TERMINAL: Record<string, string> = {
  'GET /api/draft-examples': 'smoko export draft-examples has all of them',
  'GET /api/record-changes': 'the timelines tell them, and smoko export changes has all of them',
  'GET /api/restores': 'smoko restore says itself whether everything came back',
  'POST /api/restores':
    'smoko restore sends a copy once that may come back: not into the business of the examples, which has records',
  'GET /api/threads/{id}': 'threads show gets it together with its messages',
  'POST /api/auth/device/answer': 'the browser’s side of smoko login --browser',
  'POST /api/auth/device/look': 'the browser’s side of smoko login --browser',
  'POST /api/push-devices': 'only a browser has an address that it is told at',
  'POST /api/auth/recovery': 'smoko login asks for it where there is a second factor',
};
