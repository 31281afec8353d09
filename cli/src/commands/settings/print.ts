import type { Settings } from '@smoko/contract';
import type { Context } from '../../context.ts';
import { oneLine } from '../../term/clean.ts';
import { printDetails } from '../../term/details.ts';
import { formatMoment } from '../../term/format.ts';

const GST = { none: 'not registered', total: 'rounded on the total', line: 'rounded on each line' };

export function printSettings(settings: Settings, context: Context): void {
  printDetails(context, [
    ['Business', settings.business_name],
    ['Owner', `${settings.full_name} <${settings.email}>`],
    ['ABN', settings.abn ?? ''],
    ['Where', `${settings.business_location}, ${settings.country}`],
    ['Time zone', settings.time_zone],
    ['GST', GST[settings.gst_registered ? settings.gst_rounding : 'none']],
    ['Notices', settings.notices],
    ['Messages go', settings.preferred_channel === 'sms' ? 'by text' : 'by e-mail'],
    ['Text number', settings.sms_number ?? ''],
    ['Mail comes to', settings.inbound_address ?? ''],
    ['Own mobile', settings.owner_phone ?? ''],
    ['Plan', `${settings.plan}, on trial until ${formatMoment(settings.trial_ends_at)}`],
    ['Jobs this month', String(settings.jobs_this_month)],
  ]);
  for (const warning of settings.warnings) context.stderr.write(`! ${oneLine(warning)}\n`);
}
