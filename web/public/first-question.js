// Whose session it is, is asked while the app itself is still being read: src/lib/api.ts takes the answer, once. Signing in
// begins with other questions.
if (document.cookie.includes('smoko_csrf=') && !location.pathname.startsWith('/auth')) {
  globalThis.firstAnswer = fetch('/api/auth/session', {
    headers: { accept: 'application/json', 'X-Smoko-Client': 'web' },
    credentials: 'same-origin',
    signal: AbortSignal.timeout?.(30_000),
  });
  // a failure is told where the answer is taken
  globalThis.firstAnswer.catch(() => {});
}
