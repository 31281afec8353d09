import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { madeOf } from './people.test-support.ts';

const job = (args: Record<string, unknown>) => [{ name: 'create_job', args: expect.objectContaining(args) }];
const client = (args: Record<string, unknown>) => [{ name: 'create_client', args: expect.objectContaining(args) }];

describe('put right in the same breath, and the same again', () => {
  it.each<[string, Record<string, unknown>]>([
    [
      "put in Caitlin Moffat, hang on it's Kaitlyn, K and a y, Kaitlyn Moffat, 021 555 0102, no sorry 0120 on the end",
      { name: 'Kaitlyn Moffat', phone: '021 555 0120' },
    ],
    ['new client Moana Reid 0491 570 156, no wait 0165 on the end', { name: 'Moana Reid', phone: '0491 570 165' }],
    ['add Jo Pike, sorry its Joe, Joe Pike 0491 570 156', { name: 'Joe Pike', phone: '0491 570 156' }],
  ])('%s', (message, args) => expect(madeOf(message)).toEqual([{ name: 'create_client', args }]));

  const KEN: KnownRecord = {
    kind: 'job',
    id: 'oil',
    name: 'Deck oiling',
    client: 'Ken Ito',
    status: 'pending',
    date: '2026-12-02',
  };
  it.each([
    ['his neighbour wants it too, same day. new, Rob Tran 0491 574 118', 'Rob Tran'],
    ['his neighbour Rob Tran wants the same, same day', 'Rob Tran'],
    ['her neighbour gwen short at number 9 wants hers done too, same day as kens deck oiling', 'Gwen Short'],
  ])('%s', (message, client) =>
    expect(madeOf(message, [{ ...KEN, lately: 'created' }])).toEqual([
      { name: 'create_job', args: expect.objectContaining({ job_name: 'Deck oiling', client, date: '2026-12-02' }) },
    ]),
  );
});

describe('somebody new and their work', () => {
  it.each<[string, Record<string, unknown>]>([
    [
      'T: new bloke called, dean harkin 0491 570 006, 8 lydiard st creswick, ducted heater smells of gas. said id be there monday 8ish',
      {
        client: 'Dean Harkin',
        client_phone: '0491 570 006',
        address: '8 lydiard st creswick',
        job_name: 'Ducted heater smells of gas',
        date: '2026-11-23',
        time: '08:00',
      },
    ],
    [
      'New man he is call Tomas Rivas, telephone 0491 570 110, he want pathway expose aggregate, 25 square meter',
      { client: 'Tomas Rivas', job_name: 'Pathway expose aggregate', description: '25 square meter' },
    ],
    [
      'My cousin Binh give me new customer. name Rosa Conti, she live 14 Station Road Sunshine, phone 0491 570 313. tile for kitchen. she want I come look saturday 9 o clock morning',
      { client: 'Rosa Conti', job_name: 'Tile for kitchen', date: '2026-11-21', time: '09:00' },
    ],
    [
      'New client, Pemberton Orchards, manager is Neil Frost 0491 579 212, they want pump house rewiring',
      { client: 'Pemberton Orchards', job_name: 'Pump house rewiring', description: 'Contact: Neil Frost' },
    ],
    [
      'Helen from Oakridge Strata phoned, 02 5550 4477, they want the gutters done on the whole block at 33 Bay St',
      { client: 'Oakridge Strata', address: '33 Bay St' },
    ],
    [
      'put in a new client, Wattle Grove Early Learning, ask for Sunita, 03 5550 1212, they want two gates fixed',
      { client: 'Wattle Grove Early Learning', job_name: 'Two gates fixed' },
    ],
    [
      'put a new customer in arnold tresize hes at sixty one king street bendigo number is oh four nine one five seven three double seven oh he wants the chimney repointed',
      { client: 'Arnold Tresize', client_phone: '0491 573 770', address: '61 king street bendigo' },
    ],
    [
      'new client pat, no patrick, patrick dunne 0491 570 156, hes at 5 sorry 15 hill rd keiraville. wants a gazebo',
      { client: 'Patrick Dunne', address: '15 hill rd keiraville', job_name: 'Gazebo' },
    ],
    [
      'new lead ben hargraves, no hang on hargreaves, 0491 572 983, rewire of a queenslander at 61 latrobe tce paddington',
      { client: 'Ben Hargreaves', job_name: 'Rewire of a queenslander' },
    ],
    [
      'ring from a bloke called Ned, big willow leaning on his shed at 3 elm rd snug. wants a price. 0419 222 333',
      { client: 'Ned', job_name: 'Big willow leaning on his shed', description: 'Wants a price' },
    ],
    [
      'referral from Dave Wilson: his boss Carla Mendes needs a retaining wall rebuilt, 0491 570 737, 3 Gully Rd Hope Valley',
      { client: 'Carla Mendes', job_name: 'Retaining wall rebuilt' },
    ],
    [
      'just had a bloke walk in, Wes Tiller, lives at 19 Quarry Rd Ferntree Gully, wants his chimney swept before winter. 0491 570 156',
      { client: 'Wes Tiller', job_name: 'Chimney swept' },
    ],
    [
      "some fella at the servo asked if i could do his driveway. Name's Mick Doolan, 0491 579 212. He's at lot 4 Boundary Rd",
      { client: 'Mick Doolan', job_name: 'Driveway', address: 'lot 4 Boundary Rd' },
    ],
    [
      'nan Hera Mahuta next door wants her side steps done before winter, 12 Kings Rd. no charge shes whanau',
      { client: 'Hera Mahuta', address: '12 Kings Rd' },
    ],
    [
      "my neighbour's mum beryl cartwright needs grab rails put in the shower. 0491 576 398. 12 Pioneer Ave. thursday morning suits her",
      { client: 'Beryl Cartwright', date: '2026-11-26', job_name: 'Grab rails put in the shower' },
    ],
    [
      'job for the Maribyrnong Cafe contact is Lil 0455 987 123, 4 fans serviced, 90 each, friday 7am',
      { client: 'Maribyrnong Cafe', budget: 360, time: '07:00' },
    ],
    [
      'theres also a greg moss who wants a laundry reno at 9 yarra st, 15k',
      { client: 'Greg Moss', budget: 15_000, job_name: 'Laundry reno' },
    ],
  ])('%s', (message, args) => {
    expect(madeOf(message)).toEqual(job(args));
  });

  it('what a day is no limit of stays in words', () => {
    expect(
      madeOf(
        'met a lady at the fete, Anita Desai, 5 Rata Street Petone, wants the hall painted before Christmas, 027 555 0166',
      ),
    ).toEqual([{ name: 'create_job', args: expect.not.objectContaining({ date: expect.anything() }) }]);
  });
});

describe('a story and what was pasted', () => {
  it('finds the work in a long one', () => {
    const told =
      "Pastor Wilkins bailed me up at the markets, lovely man, terrible taste in hats. The parish hall is leaking right over the organ, another organ would you believe, and he'd like me to come and look Wednesday at ten. You won't have him, his mobile's 0491 571 491. Anyway I had a coffee and came home and the dog had eaten my other boot, so that is where we are.";
    expect(madeOf(told)).toEqual(job({ client_phone: '0491 571 491', date: '2026-11-25', time: '10:00' }));
  });

  it('reads a form below a line that says what it is', () => {
    const form = `new one off the website\n\nName: Lucy Heng\nPhone: 0491 571 266\nSuburb: Corrimal\nMessage: replace two sash windows, budget around 4k, no rush`;
    expect(madeOf(form)).toEqual(
      job({ client: 'Lucy Heng', address: 'Corrimal', budget: 4000, job_name: 'Replace two sash windows' }),
    );
  });

  it('next door wants the same', () => {
    const records: KnownRecord[] = [
      { kind: 'client', id: 'a1', name: 'Ivan Petrov', address: '22 Elm Tce' },
      { kind: 'job', id: 'j1', name: 'Attic fan', client: 'Ivan Petrov', lately: 'changed' },
    ];
    expect(
      madeOf('his brother next door wants the same, Oleg Petrov at number 26, his numbers 0433 900 121', records),
    ).toEqual(job({ client: 'Oleg Petrov', job_name: 'Attic fan', address: '26 Elm Tce' }));
  });
});

describe('a client alone', () => {
  it.each<[string, Record<string, unknown>]>([
    ['add client Steve Prentice, 0491 577 644, steve@prentice.example.com', { name: 'Steve Prentice' }],
    ['Add Jasmine Okafor to my clients please, mobile 0491 578 957', { name: 'Jasmine Okafor', phone: '0491 578 957' }],
  ])('%s', (message, args) => {
    expect(madeOf(message)).toEqual(client(args));
  });
});

describe('what is no intake', () => {
  const MARY: KnownRecord = { kind: 'client', id: 'm1', name: 'Mary Pascoe' };
  it.each([
    'new supplier Bolts Direct, 03 5550 1111',
    'two new clients dave ng 0491 570 157 and mrs patel 0491 570 158',
    'invoice ken 500 for the deck, his number is 0491 570 157',
    'what is the number of that new lady, the one at 4 Elm St?',
    'remind me to ring the new bloke Ken 0491 570 157 about the deck',
    'knock 10% off for the new client at 4 Elm St',
    'marys number is 0491 570 157',
  ])('%s', (message) => {
    const made = madeOf(message, [MARY]).map((one) => (typeof one === 'string' ? one : one.name));
    expect(made).not.toContain('create_job');
    expect(made).not.toContain('create_client');
  });
});
