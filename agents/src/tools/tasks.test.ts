import { describe, expect, it } from 'vitest';
import { furnish, toolBench } from '../testing/tool-env.ts';
import { showSchedule } from './schedule.ts';
import { findTask, listTasks } from './task-list.ts';
import { createTask, deleteTask, updateTask } from './tasks.ts';

function bench() {
  const made = toolBench();
  const filed = furnish(made.office);
  const stairs = made.store.insert('admin-tasks', { task_name: 'Measure up stairs', due_date: '2026-11-22' });
  const old = made.store.insert('admin-tasks', { task_name: 'Measure up windows', status: 'completed' });
  return { ...made, ...filed, stairs, old };
}

describe('task tools', () => {
  it('adds one with its day, time, job and assignee', async () => {
    const { run, store, slab } = bench();
    const result = await run(createTask, {
      task_name: 'Scan the timesheets',
      due_date: '2026-12-02',
      due_time: '08:30',
      job: 'shed slab',
      assigned_to: 'Self',
    });
    expect(result.summary).toBe(
      'Added task Scan the timesheets, Wed 2 Dec 2026, 8:30am, for you, job 1002 - Shed Slab',
    );
    expect(store.rows('admin-tasks').at(-1)).toMatchObject({ project_id: slab.id, assigned_to: 'Self' });
  });

  it('reminds ahead of a day', async () => {
    const { run, store } = bench();
    await run(createTask, { task_name: 'Licence expires', due_date: '2027-03-31', days_before: 14 });
    expect(store.rows('admin-tasks').at(-1)).toMatchObject({ due_date: '2027-03-17' });
  });

  it('finds the open one of two', async () => {
    const { run } = bench();
    expect((await run(findTask, { task: 'measure up' })).summary).toContain('Measure up stairs');
    expect((await run(findTask, { task: 'windows' })).summary).toContain('completed');
  });

  it('lists open ones', async () => {
    const { run } = bench();
    expect((await run(listTasks, { open: true })).summary).toBe(
      '1 open task:\n- Measure up stairs, Sun 22 Nov 2026, for Michelle, pending',
    );
    expect((await run(listTasks, { from: '2026-12-01' })).summary).toBe('No tasks from Tue 1 Dec 2026');
  });

  it('ticks off, moves and has deletions wait', async () => {
    const { run, store, stairs } = bench();
    await run(updateTask, { task: 'stairs', shift_days: 1 });
    expect(store.get('admin-tasks', stairs.id).due_date).toBe('2026-11-23');
    const done = await run(updateTask, { task: 'stairs', status: 'completed' });
    expect(done.summary).toBe('Updated task "Measure up stairs": status completed (was pending)');
    expect((await run(deleteTask, { task: 'stairs' })).status).toBe('waiting');
    expect(store.rows('admin-tasks')).toHaveLength(2);
  });
});

describe('show_schedule', () => {
  it('puts jobs and tasks together, by day', async () => {
    const { run } = bench();
    const result = await run(showSchedule, { from: '2026-11-20', to: '2026-12-01' });
    expect(result.summary.split('\n').slice(1)).toEqual([
      '- Task Measure up stairs, Sun 22 Nov 2026, for Michelle, pending',
      '- Job 1001 - Hot water replacement for Priya Sharma, $2,400.00, Tue 1 Dec 2026, pending',
    ]);
    expect((await run(showSchedule, { from: '2027-01-01' })).summary).toBe('Nothing is booked on Fri 1 Jan 2027');
  });
});
