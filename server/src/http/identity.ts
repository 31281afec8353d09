import type { Identity } from '../domain/accounts/sessions/assurance.ts';
import { notAuthenticated } from '../domain/accounts/sessions/not-authenticated.ts';
import { actorOf } from '../domain/accounts/user.ts';
import type { Actor } from '../domain/actor.ts';

/** Who makes this request, and by which credential. */
export interface RequestUser extends Identity {
  via: 'cookie' | 'bearer';
}

declare global {
  namespace Express {
    interface User extends RequestUser {}
  }
}

/** Throws not_authenticated when nobody is signed in. */
export function userOf(req: { user?: Express.User | undefined }): RequestUser {
  if (!req.user) throw notAuthenticated();
  return req.user;
}

export function actorFromRequest(req: { user?: Express.User | undefined }): Actor {
  const { user, via } = userOf(req);
  return actorOf(user, via === 'cookie' ? 'web' : 'cli');
}
