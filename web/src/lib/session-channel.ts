/** Tells the other tabs of this browser that the session changed; never this page itself. */
export const sessionChannel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('smoko-session');
