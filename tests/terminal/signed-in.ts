import { type Account, PASSWORD, signUp } from '../support/account.ts';
import { type Home, newHome } from './terminal.ts';

/** A new account, and a computer on which its owner has signed in from the terminal. */
export async function signedIn(url: string): Promise<{ account: Account; home: Home }> {
  const account = await signUp(url);
  const home = newHome(url);
  const { code, screen } = await home.run('login', '--email', account.email, '--password', PASSWORD);
  if (code !== 0) throw new Error(`smoko login ended with ${code}:\n${screen}`);
  return { account, home };
}
