import type { Settings } from '@smoko/contract';

export const COUNTRY_NAMES: Record<Settings['country'], string> = { AU: 'Australia', NZ: 'New Zealand' };
export const GST_RATES: Record<Settings['country'], string> = { AU: '10%', NZ: '15%' };
export const ROUNDINGS: Record<Settings['gst_rounding'], string> = {
  total: 'Once, on the total',
  line: 'On each line, then added up',
};
export const BASES: Record<Settings['gst_basis'], string> = {
  cash: 'Cash: when money moves',
  accrual: 'Accrual: by dates of bills',
};
export const SPOKEN: Record<Settings['prices_spoken_gst'], string> = {
  ex: 'Without GST: it comes on top',
  inc: 'With GST in it',
};
export const NOTICE_NAMES: Record<Settings['notices'], string> = {
  all: 'Everything an assistant writes',
  approvals: 'Only what needs my OK',
  none: 'Nothing',
};
export const URGENT_NAMES: Record<Settings['urgent_texts'], string> = {
  none: 'Nothing',
  emergencies: 'Emergencies',
  emergencies_and_complaints: 'Emergencies and complaints',
};
export const CHANNEL_NAMES: Record<Settings['preferred_channel'], string> = {
  email: 'Email first, else a text',
  sms: 'A text first, else email',
};

/** Every zone of Australia and New Zealand that keeps a time of its own. */
export const ZONES: Readonly<Record<string, string>> = {
  'Australia/Sydney': 'Sydney, Canberra',
  'Australia/Melbourne': 'Melbourne',
  'Australia/Brisbane': 'Brisbane',
  'Australia/Adelaide': 'Adelaide',
  'Australia/Darwin': 'Darwin',
  'Australia/Perth': 'Perth',
  'Australia/Hobart': 'Hobart',
  'Australia/Broken_Hill': 'Broken Hill',
  'Australia/Eucla': 'Eucla',
  'Australia/Lord_Howe': 'Lord Howe Island',
  'Pacific/Norfolk': 'Norfolk Island',
  'Indian/Christmas': 'Christmas Island',
  'Indian/Cocos': 'Cocos Islands',
  'Pacific/Auckland': 'Auckland, Wellington, Christchurch',
  'Pacific/Chatham': 'Chatham Islands',
};
