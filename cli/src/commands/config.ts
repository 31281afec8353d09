import type { Command } from 'commander';
import type { CommandGroup } from '../command-kinds/command.ts';
import { SETTINGS, settingNamed } from '../config/settings.ts';
import { valuesOf, withSetting, wordFor } from '../config/values.ts';
import type { Context } from '../context.ts';
import { CliError } from '../exit.ts';
import { type OutputOptions, withOutput } from '../output/output.ts';
import { printList } from '../output/print-list.ts';
import type { Column } from '../term/table.ts';

/** A profile without its tokens. */
interface Profile {
  id: string;
  used: boolean;
  servers: { url: string; email: string | null; signed_in: boolean }[];
  settings: Record<string, string | boolean | undefined>;
}

const COLUMNS: Column<Profile>[] = [
  { title: 'Profile', value: ({ id, used }) => `${id}${used ? ' *' : ''}` },
  {
    title: 'Signed in',
    value: ({ servers }) =>
      servers
        .filter(({ signed_in }) => signed_in)
        .map(({ url, email }) => `${email ?? ''} at ${url}`)
        .join(', ') || '-',
    shrinkTo: 16,
  },
  {
    title: 'Settings',
    value: ({ settings }) =>
      Object.entries(settings)
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => `${key}=${wordFor(value)}`)
        .join(' ') || '-',
    shrinkTo: 16,
    dropOrder: 1,
  },
];

export const configCommands: CommandGroup = {
  commands: {
    list: {
      summary: 'list your profiles and their settings',
      examples: ['smoko config list', 'smoko config list --json'],
      configure: configureConfigList,
    },
    use: {
      summary: 'choose the profile that counts where none is named',
      examples: ['smoko config use default'],
      configure: configureConfigUse,
    },
    set: {
      summary: 'keep a setting in the profile',
      examples: ['smoko config set agent michelle', 'smoko config set plain off --profile shop'],
      configure: configureConfigSet,
    },
    get: {
      summary: 'show a setting',
      examples: ['smoko config get agent'],
      configure: configureConfigGet,
    },
    rm: {
      summary: 'take a setting back',
      examples: ['smoko config rm agent'],
      configure: configureConfigRm,
    },
    forget: {
      summary: 'forget a profile',
      examples: ['smoko config forget shop'],
      configure: configureConfigForget,
    },
    path: {
      summary: 'show where the config file is',
      examples: ['smoko config path'],
      configure: configureConfigPath,
    },
  },
};

function configureConfigList(command: Command, context: Context): void {
  withOutput(command).action((options: OutputOptions) => listProfiles(options, context));
}

function listProfiles(options: OutputOptions, context: Context): Promise<void> {
  const used = context.store.profile();
  const data = Object.entries(context.store.profiles()).map(
    ([id, config]): Profile => ({
      id,
      used: id === used,
      servers: Object.entries(config.servers).map(([url, { email, access_token }]) => ({
        url,
        email: email ?? null,
        signed_in: access_token !== undefined,
      })),
      settings: valuesOf(config),
    }),
  );
  return printList(context, options, [{ data }], { columns: COLUMNS, empty: '' });
}

function configureConfigUse(command: Command, context: Context): void {
  command.argument('<profile>', 'its name; one that is new begins empty').action(async (name: string) => {
    await context.store.use(name);
    const known = Object.hasOwn(context.store.profiles(), name);
    context.print(`${name} is what smoko uses from now on.${known ? '' : ` Sign in: smoko login`}`);
  });
}

function configureConfigSet(command: Command, context: Context): void {
  const known = Object.entries(SETTINGS).map(([key, { about }]) => `  ${key}  ${about}`);
  command
    .argument('<setting>', 'see below')
    .argument('<value>')
    .addHelpText('after', `\nSettings:\n${known.join('\n')}`)
    .action(async (key: string, value: string) => {
      await context.store.update((config) => withSetting(config, key, value));
      context.print(`${key} = ${wordFor(valuesOf(context.store.read())[key])}`);
    });
}

function configureConfigGet(command: Command, context: Context): void {
  command.argument('<setting>', 'url, agent or plain').action((key: string) => {
    settingNamed(key);
    const value = valuesOf(context.store.read())[key];
    if (value === undefined) throw new CliError(`${key} is not set. Set it: smoko config set ${key} ...`);
    context.print(wordFor(value));
  });
}

function configureConfigRm(command: Command, context: Context): void {
  command.argument('<setting>', 'url, agent or plain').action(async (key: string) => {
    await context.store.update((config) => withSetting(config, key, null));
    context.print(`${key} is no longer set.`);
  });
}

function configureConfigForget(command: Command, context: Context): void {
  command.argument('<profile>', 'its name').action((name: string) => forget(name, context));
}

async function forget(name: string, { store, print }: Context): Promise<void> {
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

function configureConfigPath(command: Command, context: Context): void {
  command.action(() => context.print(context.store.path));
}
