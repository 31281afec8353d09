import { CHANNELS, COUNTRIES, GST_ROUNDINGS, NOTICES, type Settings, updateSettings } from '@smoko/contract';
import { z } from 'zod';
import { abnText, asText } from '../../lib/form-values.ts';
import { formatAbn } from '../../lib/format.ts';

/** What the form holds; lengths and messages are the contract's. */
const { full_name, business_name, business_location } = updateSettings.input.shape;
export const settingsForm = z.object({
  full_name,
  business_name,
  business_location,
  abn: abnText,
  country: z.enum(COUNTRIES),
  time_zone: z.string(),
  gst_registered: z.boolean(),
  gst_rounding: z.enum(GST_ROUNDINGS),
  notices: z.enum(NOTICES),
  preferred_channel: z.enum(CHANNELS),
});
export type SettingsValues = z.input<typeof settingsForm>;

export const valuesOf = (settings: Settings | null): SettingsValues => ({
  full_name: asText(settings?.full_name),
  business_name: asText(settings?.business_name),
  business_location: asText(settings?.business_location),
  abn: settings?.abn ? formatAbn(settings.abn) : '',
  country: settings?.country ?? 'AU',
  time_zone: asText(settings?.time_zone),
  gst_registered: settings?.gst_registered ?? false,
  gst_rounding: settings?.gst_rounding ?? 'total',
  notices: settings?.notices ?? 'all',
  preferred_channel: settings?.preferred_channel ?? 'email',
});
