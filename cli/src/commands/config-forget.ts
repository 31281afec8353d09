import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { CliError } from '../exit.ts';

export function configure(command: Command, context: Context): void {
  command.argument('<profile>', 'its name').action((name: string) => run(name, context));
}

async function run(name: string, { store, print }: Context): Promise<void> {
  const profiles = store.profiles();
  const profile = Object.hasOwn(profiles, name) ? profiles[name] : undefined;
  if (!profile) throw new CliError(`There is no profile ${name}. See: smoko config list`);
  const signedIn = Object.entries(profile.servers).find(([, { access_token }]) => access_token);
  if (signedIn) {
    throw new CliError(
      `${name} is still signed in. Sign out first: smoko logout --profile ${name} --url ${signedIn[0]}`,
    );
  }
  await store.forget(name);
  print(`Forgot ${name}.`);
}
