/** Where browsers are told: the push services of Chrome and its kin, Firefox, Safari and Edge. Nobody else is ever called. */
const HOSTS =
  /^(?:fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|[\w-]+\.push\.apple\.com|[\w-]+\.notify\.windows\.com)$/;

/**
 * Whether a browser's push service is behind an address: what is typed there is called from within the network, so that
 * anything else could be a machine of its own. `forTrying`: the origin of one that stands in for them.
 */
export function isPushService(endpoint: string, forTrying: string | null): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username || password) return false;
  if (forTrying !== null && origin === forTrying) return true;
  return protocol === 'https:' && port === '' && HOSTS.test(hostname);
}
