/** Where somebody comes in: from which network address and device, and whether they get tokens or only a cookie. */
export interface Door {
  address: string;
  /** Of the cookie of a browser that somebody was signed in from before, by our own seal; null without one. */
  deviceId: string | null;
  /** In words: "Chrome on Android". */
  device: string;
  withTokens: boolean;
}
