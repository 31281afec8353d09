import type { SessionDoc } from './session-model.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long an access token counts. */
export const ACCESS_MS = 15 * MINUTE;
/** Both count from the last use: a remembered sign-in lasts while it is used once a month. */
export const REMEMBERED_MS = 30 * DAY;
const UNREMEMBERED_MS = DAY;
/** However often it is used, a sign-in ends by then. */
const LONGEST_MS = 365 * DAY;
/** How long a password or code given anew counts for sensitive acts. */
export const CONFIRMED_MS = 10 * MINUTE;

/** Matches sessions that have not ended. By the real clock, like all times of sessions. */
export const living = () => ({ expires_at: { $gt: new Date() } });

export const isConfirmed = ({ confirmed_at }: SessionDoc): boolean =>
  Boolean(confirmed_at && Date.now() - confirmed_at.getTime() < CONFIRMED_MS);

/** How long a session lasts without use. */
export const idleMs = ({ remember }: Pick<SessionDoc, 'remember'>) => (remember ? REMEMBERED_MS : UNREMEMBERED_MS);

/** When a session ends that is used now. */
export const endOf = (session: Pick<SessionDoc, 'remember' | 'created_at'>): Date =>
  new Date(Math.min(Date.now() + idleMs(session), session.created_at.getTime() + LONGEST_MS));
