import { describe, expect, it } from 'vitest';
import { onlyCall, reply } from '../decide.test-support.ts';

describe('Michelle, in plain words', () => {
  it.each([
    [
      'Remind me on Thursday to return the scaffold tags',
      'create_task',
      { task_name: 'Return the scaffold tags', due_date: '2026-11-26' },
    ],
    [
      'New task for Michelle: scan the timesheets for the Roof Restoration job by 2 December',
      'create_task',
      { task_name: 'Scan the timesheets', due_date: '2026-12-02', assigned_to: 'Michelle', job: 'Roof Restoration' },
    ],
    [
      "Schedule the backflow inspection at Grace Huang's, 9 December, 8:30am",
      'create_task',
      { task_name: "Schedule the backflow inspection at Grace Huang's", due_date: '2026-12-09', due_time: '08:30' },
    ],
    [
      'add a task for me to call the council tomorrow at 9am',
      'create_task',
      { task_name: 'Call the council', due_date: '2026-11-21', due_time: '09:00', assigned_to: 'Self' },
    ],
    [
      'licence expires 31 march, nudge me 2 weeks out',
      'create_task',
      { task_name: 'Licence expires', due_date: '2027-03-31', days_before: 14 },
    ],
    ["what's on this weekend", 'show_schedule', { from: '2026-11-21', to: '2026-11-22' }],
    ['list my tasks', 'list_tasks', { open: true }],
    ['mark the stairs task as done', 'update_task', { task: 'stairs', status: 'completed' }],
    ['move the stairs task to monday', 'update_task', { task: 'stairs', due_date: '2026-11-23' }],
    ['delete the task measure up stairs', 'delete_task', { task: 'measure up stairs' }],
    [
      'text Priya: we are running late',
      'send_message',
      { to: 'Priya', message: 'We are running late.', channel: 'sms' },
    ],
    [
      'email Priya Sharma saying the tank is in',
      'send_message',
      { to: 'Priya Sharma', message: 'The tank is in.', channel: 'email' },
    ],
    ['does Colin owe me anything?', 'list_finance_records', { unpaid: true, client: 'Colin' }],
  ])('%s', (message, tool, args) => expect(onlyCall('michelle', message)).toEqual([tool, args]));

  it('asks what to write, and who "everyone" is', () => {
    expect(reply('michelle', 'text Priya').text).toBe('What should I write to Priya?');
    expect(reply('michelle', 'email everyone who has not paid')).toMatchObject({
      calls: [],
      text: expect.stringMatching(/Who exactly/),
    });
  });
});

describe('Sarah, in plain words', () => {
  it.each([
    ['order a 250L tank', 'create_procurement_item', { item_name: '250L tank', quantity: 1 }],
    [
      'Order 8 sheets of 2400x1200 formply for the Verandah Restump job',
      'create_procurement_item',
      { item_name: '2400x1200 formply (sheets)', quantity: 8, job: 'Verandah Restump' },
    ],
    [
      'get 7 tins of ceiling white from Dulux at $92.50 a tin',
      'create_procurement_item',
      { item_name: 'Ceiling white (tins)', quantity: 7, unit_price: 92.5, supplier: 'Dulux' },
    ],
    ['mark the roofing screws as ordered', 'update_procurement_item', { item: 'roofing screws', status: 'ordered' }],
    ['change the quantity of ridge caps to 50', 'update_procurement_item', { item: 'ridge caps', quantity: 50 }],
    ["which materials haven't shown up yet?", 'list_procurement_items', { outstanding: true }],
    ['delete the ridge caps item', 'delete_procurement_item', { item: 'ridge caps' }],
  ])('%s', (message, tool, args) => expect(onlyCall('sarah', message)).toEqual([tool, args]));

  it('asks what to order when there is no list', () => {
    expect(reply('sarah', 'order the gear for the carport job').text).toBe(
      'What should I order for carport, and how many?',
    );
  });
});
