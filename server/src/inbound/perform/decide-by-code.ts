import { AppError } from '@smoko/contract';
import { Types } from 'mongoose';
import { type Call, createCall } from '../../domain/call.ts';
import type { Domain } from '../../domain/domain.ts';
import type { Understood } from '../message.ts';
import type { Decided } from './owner-codes.ts';

const WRONG_CODE = 'Wrong code';
const MOST_WRONG = 5;
const HOUR_MS = 3_600_000;
const SHUT = 'Too many wrong codes. Nothing more can be decided by message for an hour: open Approvals in Smoko.';

type Parts = Pick<Domain, 'approvalService' | 'caps' | 'repositories'>;

/** Carries out what the owner decided of what waits for their yes, named by its short code. */
export function createDecideByCode({ approvalService, caps, repositories }: Parts) {
  return async (call: Call, decided: readonly Decided[]): Promise<{ answer: string; facts: Understood['facts'] }> => {
    const facts: Understood['facts'] = [];
    const told: string[] = [];
    for (const one of decided) {
      // counted before it is looked at: codes are short, and guesses side by side count too
      const guesses = `approval codes of ${call.actor.userId}`;
      if (!(await caps.take(guesses, MOST_WRONG, HOUR_MS))) {
        told.push(SHUT);
        break;
      }
      const { said, wrong } = await decide(call, one);
      if (!wrong) await caps.giveBack(guesses);
      told.push(said);
      facts.push({ label: wrong ? WRONG_CODE : 'Decided', value: `${one.code}: ${said}` });
    }
    return { answer: told.join(' '), facts };
  };

  async function decide(call: Call, { code, decision }: Decided): Promise<{ said: string; wrong: boolean }> {
    const found = await repositories.approvals.model
      .find({ user_id: new Types.ObjectId(call.actor.userId), code })
      .sort({ created_at: -1 })
      .limit(2)
      .lean();
    const waiting = found.find(({ status }) => status === 'pending');
    const one = waiting ?? found[0];
    if (!one) return { said: `Nothing waits under ${code}.`, wrong: true };
    try {
      const { approval } = await approvalService.decide(
        createCall(call.actor, call.clock),
        one._id.toHexString(),
        decision,
      );
      if (approval.status === 'failed') return { said: `${code} could not be done: ${approval.error}`, wrong: false };
      return { said: `${decision === 'approve' ? 'Done' : 'Left'}: ${approval.summary}.`, wrong: false };
    } catch (error) {
      if (error instanceof AppError) return { said: `${code}: ${error.message}`, wrong: false };
      throw error;
    }
  }
}
