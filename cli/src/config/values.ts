import { usage } from '../exit.ts';
import { SETTINGS, settingNamed } from './settings.ts';
import type { Config } from './store.ts';

/** A profile's settings by name; undefined for those not set. */
export const valuesOf = ({ url, settings }: Config): Record<string, string | boolean | undefined> => ({
  ...Object.fromEntries(Object.keys(SETTINGS).map((key) => [key, undefined])),
  url,
  ...settings,
});

/** A setting's value for people: on or off for booleans. */
export const wordFor = (value: string | boolean | undefined): string =>
  value === undefined ? '' : typeof value === 'boolean' ? (value ? 'on' : 'off') : value;

/** The profile with a setting changed, or removed where `text` is null. @throws CliError (exit 2) */
export function withSetting(config: Config, key: string, text: string | null): Config {
  const setting = settingNamed(key);
  const values = { ...valuesOf(config), [key]: text === null ? undefined : setting.read(text) };
  if (text !== null && text.trim() === '') throw usage(`Give a value, or: smoko config rm ${key}`);
  const { url, ...settings } = values;
  const { url: _url, settings: _settings, ...rest } = config;
  const set = Object.entries(settings).filter(([, value]) => value !== undefined);
  return {
    ...(url === undefined ? {} : { url: String(url) }),
    ...(set.length > 0 ? { settings: Object.fromEntries(set) } : {}),
    ...rest,
  };
}
