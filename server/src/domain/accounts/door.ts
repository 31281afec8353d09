/** Where somebody comes in: from which network address and device, and whether they get tokens or only a cookie. */
export interface Door {
  address: string;
  /** In words: "Chrome on Android". */
  device: string;
  withTokens: boolean;
}
