import { AIMessage, HumanMessage, SystemMessage, ToolMessage } from '@langchain/core/messages';
import { describe, expect, it } from 'vitest';
import { block } from '../../blocks.ts';
import type { KnownRecord } from '../../known.ts';
import { closingWords } from './answer.ts';
import { reply } from './decide.test-support.ts';
import { meaningOf } from './dialogue/turn.ts';
import { read } from './reading.ts';
import { respond } from './respond.ts';

describe('routing', () => {
  it('does his own part and hands over the rest', () => {
    const { calls, text } = reply(
      'jerry',
      'new job for Dave, hot water, 1850 plus gst, thursday arvo, order a 250L tank',
    );
    expect(calls.map((call) => call.name)).toEqual(['create_job', 'hand_over']);
    expect(calls[1]?.args).toEqual({ to: [{ assistant: 'sarah', request: 'order a 250L tank', needs_mine: true }] });
    expect(text).toBe('');
  });

  it('hands over to who is named', () => {
    const { calls } = reply('jerry', 'get sarah to order 4 posts, and michelle to book the scissor lift for the 11th');
    expect(calls[0]?.args).toEqual({
      to: [
        { assistant: 'sarah', request: 'order 4 posts' },
        { assistant: 'michelle', request: 'book the scissor lift for the 11th' },
      ],
    });
  });

  it('knows who "him" is when he was named just before', () => {
    const { calls } = reply('jerry', 'new client Bob Smith 0491 570 159 and create a job for him, deck, $5000');
    expect(calls.map((call) => call.args.client ?? call.args.name)).toEqual(['Bob Smith', 'Bob Smith']);
  });

  it.each([
    'Steve rang, his split is leaking water inside. Can you put him in for this arvo at 3?',
    'steve called, his split is dripping. put him down for 3 this arvo',
  ])('does nothing for one of two before it is said which: %s', (message) => {
    const records: KnownRecord[] = [
      { kind: 'job', id: 'split', name: 'Split system', number: '1001', client: 'Steve Papas', status: 'pending' },
      { kind: 'client', id: 'papas', name: 'Steve Papas' },
      { kind: 'client', id: 'ahkit', name: 'Steve Ah Kit' },
    ];
    const { calls, text } = reply('jerry', message, records);
    expect(text).toMatch(/^2 clients fit "steve": Steve Papas; Steve Ah Kit\. Which one\?$/i);
    expect(calls).toEqual([]);
  });

  it('asks when nothing is clear', () => expect(reply('jerry', 'the thing with the stuff').text).toMatch(/\?$/));

  it('gives the same answer to the same message', () => {
    const message = 'new job for Dave, hot water, 1850, thursday, order a 250L tank, remind me friday to call him';
    expect(reply('jerry', message)).toEqual(reply('jerry', message));
  });

  it('a specialist links what was just made', () => {
    const request = [
      'order a 250L tank',
      block('done_so_far', '- Created job 1004 - Hot water for Dave, $1,850.00'),
    ].join('\n\n');
    expect(reply('sarah', request).calls[0]?.args).toMatchObject({ item_name: '250L tank', job: '1004' });
  });
});

describe('after the tools', () => {
  const seen = (tool: string, content: object) =>
    new ToolMessage({ content: JSON.stringify(content), tool_call_id: 'x', name: tool });

  it('says what was stored', () => {
    expect(
      closingWords([
        { tool: 'create_job', ok: true, waits: false, drafted: false, summary: 'Created job 1001 - Deck' },
        { tool: 'delete_client', ok: true, waits: true, drafted: false, summary: 'Delete client Ana' },
        { tool: 'hand_over', ok: true, waits: false, drafted: false, summary: '' },
        { tool: 'find_job', ok: false, waits: false, drafted: false, summary: 'No job on file fits "x".' },
      ]),
    ).toBe(
      'Created job 1001 - Deck.\nDelete client Ana - this waits for your yes. Shall I go ahead?\nNo job on file fits "x". Which job do you mean?',
    );
  });

  it('looks for a supplier where no client fits', () => {
    const messages = [
      new SystemMessage('x'),
      new HumanMessage("Stratco's phone is now 02 7010 4526"),
      new AIMessage(''),
      seen('update_client', { ok: false, error: 'No client on file fits "Stratco".' }),
    ];
    expect(respond(read(messages, ['hand_over', 'update_client'])).calls[0]).toMatchObject({ name: 'hand_over' });
    expect(respond(read(messages, ['update_client'])).text).toBe('No client on file fits "Stratco". Who do you mean?');
  });
});

describe('an answer to a question', () => {
  const reading = (history: [string, string], message: string) =>
    read(
      [new SystemMessage('x'), new HumanMessage(history[0]), new AIMessage(history[1]), new HumanMessage(message)],
      ['create_job'],
    );

  const requests = (one: ReturnType<typeof reading>) => meaningOf(one).requests;

  it('is read together with what was asked for', () => {
    const missing = reading(
      ['book a job in for me', 'Jerry: Who is the job for, and what is the work?'],
      'Sanjay Reddy, pool fence, 3,300',
    );
    expect(requests(missing)).toEqual(['book a job in for me, Sanjay Reddy, pool fence, 3,300']);
  });

  it('chooses among candidates', () => {
    const asked = '2 clients fit "murphys": Declan Murphy, 0491 570 110; Aoife Murphy. Which one?';
    expect(requests(reading(['murphys just paid 350', asked], 'aoife'))).toEqual(['Aoife Murphy just paid 350']);
    expect(requests(reading(['murphys just paid 350', asked], 'dunno'))).toEqual(['dunno']);
  });

  it('is nothing of the kind when it is a request of its own', () => {
    expect(requests(reading(['new job', 'Who is the job for, and what is the work?'], 'list my jobs'))).toEqual([
      'list my jobs',
    ]);
    expect(
      requests(reading(['delete Ana', 'Delete client Ana - this waits for your yes. Shall I go ahead?'], 'what of it')),
    ).toEqual(['what of it']);
  });
});
