import type { User } from '@smoko/contract';
import { PLAN_NAMES } from './plan-names.ts';

type Plan = User['plan'];

const known = (name: string | null): Plan | undefined =>
  name !== null && Object.hasOwn(PLAN_NAMES, name) ? (name as Plan) : undefined;

/** The plan in the address's query; undefined for an unknown one. */
export const planIn = (params: URLSearchParams): Plan | undefined => known(params.get('plan'));

const KEY = 'plan';

/** Remembers the chosen plan while signing in at Google; without session storage it is lost. */
export function keepPlan(plan: Plan | undefined): void {
  try {
    if (plan) sessionStorage.setItem(KEY, plan);
    else sessionStorage.removeItem(KEY);
  } catch {
    // storage is off
  }
}

export function keptPlan(): Plan | undefined {
  try {
    return known(sessionStorage.getItem(KEY));
  } catch {
    return;
  }
}
