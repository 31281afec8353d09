import { getChannels, getSettings, type Settings, updateSettings } from '@smoko/contract';
import type { CliCommand, CommandGroup } from '../command-kinds/command.ts';
import { logoCommand } from '../command-kinds/logo.ts';
import { operationCommand } from '../command-kinds/operation.ts';
import type { Context } from '../context.ts';
import { usage } from '../exit.ts';
import { oneLine } from '../term/clean.ts';
import { printDetails } from '../term/details.ts';
import { formatMoment } from '../term/format.ts';

/** "registered, rounded on the total, reported on a cash basis". */
const gstOf = ({ gst_registered, gst_rounding, gst_basis, prices_spoken_gst }: Settings): string =>
  gst_registered
    ? `registered, ${GST[gst_rounding]}, reported by ${BASIS[gst_basis]}, prices are said ${prices_spoken_gst} GST`
    : GST.none;
const URGENT_WORDS: Record<Settings['urgent_texts'], string> = {
  none: '',
  emergencies: 'emergencies, at any hour',
  emergencies_and_complaints: 'emergencies and complaints, at any hour',
};
const BASIS = { cash: 'money (cash basis)', accrual: 'papers (accrual basis)' };
const GST = { none: 'not registered', total: 'rounded on the total', line: 'rounded on each line' };

export const settingsCommands: CommandGroup = {
  commands: {
    show: {
      summary: 'show your business, and how it is set up',
      examples: ['smoko settings show'],
      ...operationCommand({ operation: getSettings, print: printSettings }),
    },
    edit: {
      summary: 'change it',
      examples: [
        'smoko settings edit --name "Wilson Plumbing" --preferred-channel sms',
        'smoko settings edit --bsb 062-000 --bank-account 12345678',
        'smoko settings edit --review-link g.page/r/abc/review',
        'smoko settings edit --colour "#0a6b3c" --phone "0491 570 156"',
      ],
      ...operationCommand({
        operation: updateSettings,
        naming: () => ({
          version: { flag: 'if-version', about: 'only if it is still this version' },
          business_name: { flag: 'name', about: 'of the business' },
          business_location: { flag: 'location', about: 'suburb and state' },
          sms_number: { about: 'where clients text to, and where texts come from' },
          inbound_address: { about: 'where their email comes in' },
          gst_basis: { about: 'what GST reports count by: money that moves, or papers' },
          prices_spoken_gst: { flag: 'prices-said', about: 'what a price means that is said without a word about GST' },
          gst_number: { about: 'GST (IRD) number, New Zealand' },
          nzbn: { about: 'New Zealand Business Number' },
          bank_bsb: { flag: 'bsb', about: 'BSB of the bank account, Australia' },
          bank_account: { about: 'where invoices are paid to; New Zealand: 01-0902-0068389-00' },
          bank_account_name: { flag: 'account-name', about: 'whose bank account it is' },
          payid: { about: 'email, phone, ABN or organisation id, Australia' },
          terms_days: { about: 'days until a new invoice is due' },
          deposit_percent: { flag: 'deposit', about: 'percent of a new quote, asked for once it is accepted' },
          invoice_prefix: { about: 'what stands before the digits of an invoice number' },
          next_invoice_number: { about: 'number of the next invoice that is issued' },
          business_phone: { flag: 'phone', about: 'how clients reach you, at the head of papers' },
          business_email: { flag: 'email', about: 'the same for email' },
          brand_colour: { flag: 'colour', about: 'what papers are headed in, such as #0a6b3c' },
          review_link: { about: 'where clients leave a review; the review request sends it' },
          licence_number: { flag: 'licence', about: 'stands on quotes and invoices' },
          logo: { about: 'one that you had before, by its SHA-256; a new one: smoko settings logo FILE' },
        }),
        complete: (input) => {
          if (Object.keys(input).length === 0) throw usage('Say what to change: smoko settings edit --help');
          return input;
        },
        print: printSettings,
      }),
    },
    logo: {
      summary: 'put your logo on papers, or take it away',
      examples: [
        'smoko settings logo logo.png',
        'smoko settings logo',
        'smoko settings logo --output saved-logo.png --force',
        'smoko settings logo --remove',
      ],
      ...logoCommand,
    },
  },
};

export const channels: CliCommand = {
  examples: ['smoko channels'],
  ...operationCommand({
    operation: getChannels,
    print: ({ sms, email, hints }, context) => {
      const ways = ({ sends, receives }: { sends: boolean; receives: boolean }) =>
        `${sends ? 'go out' : 'are kept here'}; ${receives ? 'come in' : 'none come in'}`;
      printDetails(context, [
        ['Texts', ways(sms)],
        ['Number', sms.number ?? 'none'],
        ['Emails', ways(email)],
        ['Address', email.address ?? 'none'],
      ]);
      for (const hint of hints) context.print(context.style('yellow', `! ${oneLine(hint)}`));
    },
  }),
};

type Row = [label: string, value: string];
/** As an ABN is written. */
const spaced = (digits: string): string => digits.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
const abn = (settings: Settings): Row => ['ABN', spaced(settings.abn ?? '')];
const payId = (settings: Settings): Row[] => [['PayID', spaced(settings.payid ?? '')]];
const ofNewZealand = (settings: Settings): Row[] => [
  ['GST number', settings.gst_number ?? ''],
  ['NZBN', settings.nzbn ?? ''],
];
const paidTo = ({ country, bank_bsb, bank_account, bank_account_name }: Settings): string =>
  [bank_account_name, country === 'AU' && bank_bsb, bank_account].filter(Boolean).join(', ');

function printSettings(settings: Settings, context: Context): void {
  printDetails(context, [
    ['Business', settings.business_name],
    ['Owner', `${settings.full_name} <${settings.email}>`],
    ...(settings.country === 'AU' ? [abn(settings)] : []),
    ['Where', `${settings.business_location}, ${settings.country}`],
    ['Time zone', settings.time_zone],
    ['GST', gstOf(settings)],
    ...(settings.country === 'AU' ? [] : ofNewZealand(settings)),
    ['Licence', settings.licence_number ?? ''],
    ['Logo', settings.logo ? 'on papers' : ''],
    ['Colour', settings.brand_colour ?? ''],
    ['On papers', [settings.business_phone, settings.business_email].filter(Boolean).join(', ')],
    ['Paid to', paidTo(settings)],
    ...(settings.country === 'AU' ? payId(settings) : []),
    ['Days to pay', String(settings.terms_days)],
    ['Deposit', settings.deposit_percent === null ? '' : `${settings.deposit_percent}% of a quote`],
    ['Next invoice', `${settings.invoice_prefix}${settings.next_invoice_number}`],
    ['Notices', settings.notices],
    ['Messages go', settings.preferred_channel === 'sms' ? 'by text' : 'by email'],
    ['Review link', settings.review_link ?? ''],
    ['Text number', settings.sms_number ?? ''],
    ['Mail comes to', settings.inbound_address ?? ''],
    ['Own mobile', settings.owner_phone ?? ''],
    ['Texts to it', URGENT_WORDS[settings.urgent_texts]],
    ['Plan', `${settings.plan}, on trial until ${formatMoment(settings.trial_ends_at, settings.time_zone)}`],
    ['Jobs this month', String(settings.jobs_this_month)],
  ]);
  for (const warning of settings.warnings) context.stderr.write(`! ${oneLine(warning)}\n`);
}
