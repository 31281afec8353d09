import type { AssistantId, User } from '@smoko/contract';

/** Things to try, one for each assistant. Tapping one fills the box, so that it can be changed first. */
export const examplesIn = (country: User['country']): readonly { assistant: AssistantId; text: string }[] => [
  {
    assistant: 'jerry',
    text: `Create a job for Priya Sharma, hot water replacement at 8 Harris St ${country === 'NZ' ? 'Tauranga' : 'Parramatta'}, budget $2,400, start next Monday`,
  },
  { assistant: 'michelle', text: 'Add a task to ring the council about the permit tomorrow' },
  { assistant: 'renea', text: 'Who owes me money, and since when?' },
  { assistant: 'sarah', text: 'We need 20 m of 15 mm copper pipe and 6 elbows for the hot water job' },
];
