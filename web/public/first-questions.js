// What the app will ask first is asked while the app itself is still being read: whose session it is, and the job that
// the address names with what its page says of it. The app's client (src/lib/api.ts) asks by `firstFetch`, which gives
// each answer once. Signing in begins with other questions. tests/browser/first-questions.spec.ts holds the addresses
// together with those of the app.
if (document.cookie.includes('smoko_csrf=') && !location.pathname.startsWith('/auth')) {
  // an answer that nobody took by then is asked for again
  const OLD_MS = 15_000;
  let answers = {};
  globalThis.firstFetch = (url, init) => {
    // what is written may change whose session it is, and what there is to say
    if (init.method !== 'GET' || performance.now() > OLD_MS) answers = {};
    const answer = answers[url];
    delete answers[url];
    return answer ?? fetch(url, init);
  };
  const ask = (url) => {
    const answer = fetch(url, {
      headers: { accept: 'application/json', 'X-Smoko-Client': 'web' },
      credentials: 'same-origin',
      signal: AbortSignal.timeout?.(30_000),
    });
    // a failure is told where the answer is taken
    answer.catch(() => {});
    answers[url] = answer;
    return answer;
  };
  const aboutJob = async (number) => {
    const answer = await ask(`/api/projects?${new URLSearchParams({ limit: 1, job_number: number })}`);
    const { data } = await answer.clone().json();
    const id = data?.[0]?.id;
    if (!id) return;
    ask(`/api/projects/${id}/billing`);
    ask(`/api/job-overview/${id}`);
    ask(`/api/message-history?limit=30&project_id=${id}`);
    if (!/[?&]tab=/.test(location.search)) ask(`/api/admin-tasks?limit=30&project_id=${id}`);
  };
  ask('/api/auth/session');
  const job = location.pathname === '/job-details' && new URLSearchParams(location.search).get('job')?.trim();
  if (job) aboutJob(job).catch(() => {});
}
