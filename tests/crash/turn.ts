import type { ModelAnswer, ModelRequest, Script } from '../support/openai-stand-in.ts';

export const SENTENCE =
  'New job for Priya Sharma, hot water replacement, 8 Harris St Parramatta, $2,400. ' +
  'Order a 250L tank and two valves for it, and remind me to call her.';

export const WORDS = { sarah: 'The tank and the valves are on the list.', michelle: 'You will be reminded to call.' };

/** Jerry makes the job and the client, then Sarah (two items) and Michelle (a task) work side by side. */
const ANSWERS: Record<string, ModelAnswer[]> = {
  jerry: [
    {
      calls: [
        {
          name: 'create_job',
          args: {
            job_name: 'Hot water replacement',
            client: 'Priya Sharma',
            address: '8 Harris St Parramatta',
            budget: 2400,
          },
        },
      ],
    },
    {
      calls: [
        {
          name: 'hand_over',
          args: {
            to: [
              { assistant: 'sarah', request: 'Order a 250L tank and two valves for it', needs_mine: true },
              { assistant: 'michelle', request: 'Remind me to call Priya Sharma, then say so', needs_mine: true },
            ],
          },
        },
      ],
    },
  ],
  sarah: [
    {
      calls: [
        {
          name: 'create_procurement_item',
          args: { item_name: '250L tank', quantity: 1, job: 'Hot water replacement' },
        },
        { name: 'create_procurement_item', args: { item_name: 'Valve', quantity: 2, job: 'Hot water replacement' } },
      ],
    },
    { text: WORDS.sarah },
  ],
  michelle: [
    { calls: [{ name: 'create_task', args: { task_name: 'Call Priya Sharma', job: 'Hot water replacement' } }] },
    { text: WORDS.michelle },
  ],
};

/** How often the model is asked in one whole turn. */
export const MODEL_REQUESTS = Object.values(ANSWERS).flat().length;

export const turnScript: Script = ({ assistant, step }: ModelRequest) => {
  const answer = ANSWERS[assistant]?.[step];
  if (!answer) throw new Error(`Nothing is scripted for step ${step} of ${assistant}.`);
  return answer;
};

/** What exists after the turn, whatever happened in between. */
export const EFFECTS = {
  clients: ['Priya Sharma'],
  projects: ['Hot water replacement'],
  procurement_items: ['250L tank', 'Valve'],
  admin_tasks: ['Call Priya Sharma'],
};
