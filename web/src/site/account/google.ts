import { keepPlan, planIn } from '../../lib/plans.ts';

/** Off to Google and back, with where one is going; the plan waits in this browser. */
export function google(link: HTMLElement): void {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    if (link.ariaDisabled === 'true') return;
    const params = new URLSearchParams(location.search);
    keepPlan(planIn(params));
    location.assign(`/api/auth/google?${new URLSearchParams({ next: params.get('next') ?? '' })}`);
  });
}
