import type { User } from '@smoko/contract';

export const PLAN_NAMES: Record<User['plan'], string> = {
  starter: 'Starter',
  pro: 'Professional',
  business: 'Business',
};
