import type { User } from '@smoko/contract';

type Plan = User['plan'];

export const PLAN_NAMES: Record<Plan, string> = { starter: 'Starter', pro: 'Professional', business: 'Business' };

/** The plan that an address asks for; what is no plan is ignored. */
export const planIn = (params: URLSearchParams): Plan | undefined => {
  const asked = params.get('plan');
  return asked && Object.hasOwn(PLAN_NAMES, asked) ? (asked as Plan) : undefined;
};
