import { clients, createInvoice, issueInvoice, voidInvoice } from '@smoko/contract';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDomain, type TestDomain } from '../../testing/domain.ts';
import { userModel } from '../accounts/user.ts';
import type { Actor } from '../actor.ts';

let testDomain: TestDomain;
beforeAll(async () => {
  testDomain = await openTestDomain();
});
afterAll(() => testDomain.close());

const LONG_AGO = new Date('2026-10-01T00:00:00Z');
const rosa = async (me: Actor) => (await testDomain.call(me, clients.operations.create, { name: 'Rosa' })).id;
const shaOf = (digit: string) => digit.repeat(64);

/** Files a logo for each digit; gives those that are on file still after a sweep, by their digits. */
function shelf(userId: string, digits: string) {
  const { logos } = testDomain.records;
  const user_id = new Types.ObjectId(userId);
  const path = (digit: string) => `${userId}/${digit}.png`;
  return {
    async fill() {
      for (const digit of digits) {
        const about = { file_type: 'png', width: 120, height: 40 } as const;
        await logos.add(userId, { sha256: shaOf(digit), file_path: path(digit), ...about });
      }
    },
    age: (digit: string) => logos.model.updateOne({ user_id, sha256: shaOf(digit) }, { used_at: LONG_AGO }),
    async swept() {
      await logos.sweep();
      const left = await logos.model.find({ user_id }).lean();
      const named = await testDomain.records.filesOnRecord([...digits].map(path));
      expect(named.toSorted()).toEqual(left.map(({ file_path }) => file_path).toSorted());
      return left.map(({ sha256 }) => sha256[0]).toSorted();
    },
  };
}

it('a logo stays for thirty days after it was taken away, and its file with it', async () => {
  const { userId } = testDomain.newActor();
  const { fill, age, swept } = shelf(userId, '12');
  await fill();
  await age('1');
  expect(await swept()).toEqual(['2']);
  // chosen once more just in time
  await age('2');
  expect(await testDomain.records.logos.touch(userId, shaOf('2'))).toBe(true);
  expect(await swept()).toEqual(['2']);
  await age('2');
  expect(await swept()).toEqual([]);
  expect(await testDomain.records.logos.touch(userId, shaOf('2'))).toBe(false);
});

it('the one of the settings stays, however old it is', async () => {
  const { userId } = testDomain.newActor();
  const { fill, age, swept } = shelf(userId, '34');
  await fill();
  const { logos } = testDomain.records;
  const owner = { _id: new Types.ObjectId(userId) };
  await userModel(logos.model.db).updateOne(owner, { $set: { logo: shaOf('3') } }, { upsert: true });
  await age('3');
  await age('4');
  expect(await swept()).toEqual(['3']);
});

it('one that an issued invoice names stays with it, of that business alone', async () => {
  const me = testDomain.newActor();
  me.business.logo = shaOf('5');
  const other = testDomain.newActor();
  const mine = shelf(me.userId, '56');
  const theirs = shelf(other.userId, '5');
  await mine.fill();
  await theirs.fill();
  const draft = await testDomain.call(me, createInvoice, {
    client_id: await rosa(me),
    amount: 90,
    description: 'Tap',
  });
  expect(draft.frozen).toBeNull();
  const { frozen } = await testDomain.call(me, issueInvoice, { id: draft.id });
  expect(frozen?.seller.logo).toBe(shaOf('5'));
  await testDomain.call(me, voidInvoice, { id: draft.id });
  for (const digit of '56') await mine.age(digit);
  await theirs.age('5');
  expect(await mine.swept()).toEqual(['5']);
  expect(await theirs.swept()).toEqual([]);
});

it('the seal of a paper without a logo holds nothing of one', async () => {
  const me = testDomain.newActor();
  const made = await testDomain.call(me, createInvoice, {
    client_id: await rosa(me),
    amount: 90,
    description: 'Tap',
    issue: true,
  });
  expect(Object.keys(made.frozen?.seller ?? {})).not.toContain('logo');
  expect(made.frozen?.sha256).toBe('a48ea4a0fbdd79319e6198607071a95ed15872114d4fa3fe41975fc79acea24b');
});
