import type { Page } from './fixtures.ts';
import { records } from './records.ts';

/** A job of each status; Priya's are active. */
export async function fourJobs(page: Page, url: string) {
  const { add } = records(page, url);
  const priya = await add('clients', { name: 'Priya Sharma', address: '8 Harris St, Parramatta' });
  const job = (job_number: string, job_name: string, fields: object) =>
    add('projects', { job_number, job_name, ...fields });
  return {
    hotWater: await job('1001', 'Hot water', {
      client_id: priya.id,
      job_date: '2026-12-01',
      job_budget: 2400,
      budget_includes_gst: true,
    }),
    deck: await job('1002', 'Deck', {
      client_id: priya.id,
      job_date: '2026-11-24',
      site_address: '3 Wattle Ave, Dapto',
      status: 'in_progress',
    }),
    alarms: await job('1003', 'Smoke alarms', { job_date: '2026-10-02', status: 'completed' }),
    fence: await job('1004', 'Fence', { status: 'cancelled' }),
  };
}
