/** Where a request to sign in, or about an account, comes from: guesses are counted by it and the security log keeps it. */
export interface RequestSource {
  /** Network address. */
  address: string;
  /** Which browser it is, by the signed cookie it got when somebody last signed in from it; null without one. */
  deviceId: string | null;
  /** In words: "Chrome on Android". */
  device: string;
  /** Whether a sign-in is answered with tokens (the terminal, other programs) or only with a cookie (the web app). */
  withTokens: boolean;
}
