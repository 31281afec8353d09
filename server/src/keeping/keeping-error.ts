/** Why a backup, a restore or a check could not be done, in words for whoever runs the server. */
export class KeepingError extends Error {
  override name = 'KeepingError';
}
