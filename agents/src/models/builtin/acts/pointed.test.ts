import { describe, expect, it } from 'vitest';
import { acts } from './kinds/words.test-support.ts';

const FILE = [
  { kind: 'client', id: 'ann', name: 'Mrs Pettigrew' },
  { kind: 'job', id: 'burner', name: 'Log burner', number: '1', client: 'Mrs Pettigrew', status: 'in_progress' },
  { kind: 'client', id: 'ham', name: 'Hamish McRae' },
  { kind: 'job', id: 'fire', name: 'Open fire sweep', number: '2', client: 'Hamish McRae', status: 'pending' },
  { kind: 'client', id: 'caf', name: 'Cashmere Cafe' },
  {
    kind: 'job',
    id: 'roach',
    name: 'Cashmere Cafe cockroaches',
    number: '3',
    client: 'Cashmere Cafe',
    status: 'completed',
  },
  { kind: 'job', id: 'ants', name: 'Cashmere Cafe ants', number: '4', client: 'Cashmere Cafe', status: 'pending' },
] as const;

describe('a job that only shares a word with what is said', () => {
  it('is nobody else’s than hers', () =>
    expect(
      acts('invoice her 140 plus gst for the sweep', FILE, ['done at pettigrews and she wants a cowl', 'Right.']),
    ).toEqual([
      ['create_finance_record', { type: 'invoice', amount: 140, gst: 'plus', client: 'ann', description: 'Sweep' }],
    ]));

  it('is taken where nobody else was named', () =>
    expect(acts('invoice 140 plus gst for the open fire sweep', FILE)).toEqual([
      ['create_finance_record', expect.objectContaining({ job: 'fire' })],
    ]));

  it('gives way to this one', () => {
    const said = ['start the log burner job', 'Updated job 1 - Log burner for Mrs Pettigrew: status in progress.'];
    expect(acts('theres a variation on this one, replace the fire bricks, 190 plus gst', FILE, said)).toEqual([
      [
        'add_variation',
        { job: 'burner', description: expect.stringMatching(/fire bricks/i), amount: 190, gst: 'plus' },
      ],
    ]);
  });

  it('is not named by the name of its client, who has others', () =>
    expect(acts('the cafe finally paid 414', FILE)).toEqual([
      ['create_finance_record', { type: 'payment', amount: 414, client: 'caf' }],
    ]));
});
