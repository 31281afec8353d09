import type { Activity } from '@smoko/contract';
import { describe, expect, it } from 'vitest';
import { message } from '../../testing/samples.ts';
import { activitiesToShow, labelOf } from './activities.ts';

const activity = (label: string, status: Activity['status']): Activity => ({ id: label, tool: 't', label, status });
const shown = (content: string, ...activities: Activity[]) =>
  activitiesToShow(message({ content, activities }), 10).map(({ label }) => label);
const LONG = `Only $305.00 of that is still due. ${'Say how much of it came in, and for which invoice. '.repeat(8)}`;

describe('beneath a reply', () => {
  it('a refusal or a question stands once: in the reply, even where its line was cut', () => {
    const refused = 'Only $305.00 of that is still due.';
    expect(shown(`${refused} Which invoice is the rest for?`, activity(refused, 'failed'))).toEqual([]);
    expect(shown('Which **Dave** do you mean?', activity('Which Dave do you mean?', 'failed'))).toEqual([]);
    expect(shown(LONG, activity(LONG.slice(0, 200), 'failed'))).toEqual([]);
  });

  it('what the reply does not say is told, and what still runs', () => {
    const refused = activity('No job is called Fence.', 'failed');
    expect(shown('I could not do that.', refused)).toEqual([refused.label]);
    expect(shown('Looking at jobs', activity('Looking at jobs', 'running'))).toEqual(['Looking at jobs']);
  });

  it('a line that came cut ends with a whole word', () => {
    expect(labelOf({ label: LONG.slice(0, 200) })).toMatch(/ \w+…$/);
    expect(LONG).toContain(labelOf({ label: LONG.slice(0, 200) }).slice(0, -1));
    expect(labelOf({ label: 'No job is called Fence.' })).toBe('No job is called Fence.');
  });
});
