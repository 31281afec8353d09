import type { Ability } from '../../../abilities.ts';

/** What is said about what nobody here can do, by the kind the examples give it. Pretends nothing. */
export const CANNOT: Readonly<Record<string, string>> = {
  cannot_call: "I can't ring people, so you will need to make that call. I can add a to-do for it or write a message?",
  cannot_pay: "I can't move money. Once you have paid it yourself, tell me and I will log it?",
  cannot_secret:
    "I can't see passwords, log-ins, card numbers or bank details, so I can't read them out. Is there something else I can look up?",
  cannot_other: "I can't see other businesses' records, only yours.",
  cannot_do:
    "I can't do that one. I can help with your jobs, clients, quotes, invoices, orders and to-dos: what do you need?",
};

/** What a tool would have to give for it not to be declined. The last kind is anything else. */
export const WANTS: Readonly<Partial<Record<string, Ability>>> = {
  cannot_call: 'ring_people',
  cannot_pay: 'move_money',
  cannot_secret: 'see_secrets',
  cannot_other: 'see_other_businesses',
};

/** Said first, these only ever move money. */
export const MOVES_MONEY =
  /^(?:b-?pay|osko|pay-?id|wire|direct debit)\s+(?!from|for|received|in|came|is|was|has|to me|me\b|us\b)/i;
