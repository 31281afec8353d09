import {
  askVisitorChat,
  assistText,
  createEnquiry,
  draftQuote,
  type Operation,
  orchestrate,
  postMessage,
  retryThread,
  signup,
  startDevice,
  verifyEmail,
} from '@smoko/contract';
import type { RequestHandler } from 'express';
import type { Accounts } from '../domain/accounts/accounts.ts';
import { notAuthenticated } from '../domain/accounts/sessions/not-authenticated.ts';
import { authentication } from './authenticate.ts';
import { jsonBody } from './bodies/json-body.ts';
import type { SessionCookies } from './cookies.ts';
import { csrfProtection, sameOriginOnly } from './csrf.ts';
import type { RateLimits } from './rate-limits.ts';
import { BEFORE_SECOND_FACTOR, secondFactor } from './second-factor.ts';

const TURNS = new Set([orchestrate.id, postMessage.id, retryThread.id, assistText.id, draftQuote.id]);

/** What a request has to pass before anything is done for it. */
export interface Guards {
  signedIn: RequestHandler[];
  of(operation: Operation): RequestHandler[];
}

export function createGuards(
  accounts: Accounts,
  cookies: SessionCookies,
  limits: RateLimits,
  publicUrl: string | null,
): Guards {
  const who = authentication(accounts, cookies);
  const ownLimits = new Map([
    [signup.id, limits.signup],
    [startDevice.id, limits.devices],
    [createEnquiry.id, limits.forms],
    [askVisitorChat.id, limits.visitorChat],
  ]);
  const halfSignedIn: RequestHandler[] = [
    who,
    limits.api,
    (req, _res, next) => next(req.user ? undefined : notAuthenticated()),
    csrfProtection(publicUrl),
  ];
  const signedIn = [...halfSignedIn, secondFactor];

  function ofPublic({ id, tag }: Operation): RequestHandler[] {
    const limit = ownLimits.get(id) ?? (tag === 'auth' ? limits.signIn : undefined);
    // whose link it is shows in who is signed in
    const perhaps = id === verifyEmail.id ? [who] : [];
    return [...(limit ? [limit] : []), sameOriginOnly(publicUrl), ...perhaps, jsonBody];
  }

  return {
    signedIn,
    of(operation) {
      if (operation.access === 'public') return ofPublic(operation);
      const first = BEFORE_SECOND_FACTOR.has(operation.id) ? halfSignedIn : signedIn;
      return [...first, ...(TURNS.has(operation.id) ? [limits.turns] : []), jsonBody];
    },
  };
}
