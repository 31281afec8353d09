import { AppError, abnChecksumOk, emailSchema, type FieldError, type PaperSettings } from '@smoko/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
// of one country alone: the library's own front door loads ninety
import newZealand from 'stdnum/lib/cjs/nz/index.js';
import { readPhone } from '../../phone.ts';
import type { UserDoc } from '../user.ts';

type Country = UserDoc['country'];
type Given = { [name in keyof PaperSettings]?: PaperSettings[name] | undefined };
/** As it is kept, or what is wrong with it. */
type Checked = { kept: string } | { wrong: string };
type Check = (typed: string, country: Country) => Checked;

const kept = (text: string): Checked => ({ kept: text });
const wrong = (message: string): Checked => ({ wrong: message });

const AU_ACCOUNT = 'An account number has 5 to 10 digits. The BSB has a field of its own.';
const NZ_ACCOUNT = 'Enter the bank account as bank, branch, account and suffix, like 01-0902-0068389-00.';

const gstNumber: Check = (digits) =>
  newZealand.ird.validate(digits).isValid
    ? kept(digits.replace(/^0?(\d{2,3})(\d{3})(\d{3})$/, '$1-$2-$3'))
    : wrong("That GST number doesn't look right - please check it.");

const bankAccount: Check = (typed, country) => (country === 'AU' ? australian(typed) : inNewZealand(typed));

function australian(typed: string): Checked {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d{5,10}$/.test(digits) ? kept(digits) : wrong(AU_ACCOUNT);
}

/** With separators each part may leave out its leading zeros, as banks print it; without them all of it has to be there. */
function inNewZealand(typed: string): Checked {
  const parts =
    /^(\d{2})(\d{4})(\d{7})(\d{2,3})$/.exec(typed) ??
    /^(\d{1,2})[\s-]+(\d{1,4})[\s-]+(\d{1,7})[\s-]+(\d{1,3})$/.exec(typed);
  if (!parts) return wrong(NZ_ACCOUNT);
  const [, bank = '', branch = '', account = '', suffix = ''] = parts;
  const whole = [bank.padStart(2, '0'), branch.padStart(4, '0'), account.padStart(7, '0')].join('-');
  const { isValid, error } = newZealand.bank.validate(`${whole}-${suffix.padStart(3, '0')}`);
  // a bank or branch that the library has not heard of may be new
  if (!isValid && error?.name !== 'InvalidComponent')
    return wrong("That bank account doesn't look right - please check it.");
  return kept(`${whole}-${suffix.padStart(2, '0')}`);
}

/** An e-mail address, an Australian phone number, an ABN, or an organisation's own id: words in small letters. */
const payId: Check = (typed) => {
  if (typed.includes('@')) {
    const email = emailSchema.safeParse(typed);
    return email.success ? kept(email.data.toLowerCase()) : wrong('Please enter a valid email address');
  }
  const digits = typed.replace(/\s/g, '');
  if (abnChecksumOk(digits)) return kept(digits);
  if (/[a-z]/i.test(typed)) {
    const id = typed.toLowerCase();
    return /^[!-~][ -~]*$/.test(id) ? kept(id) : wrong('An organisation id has plain letters, digits and signs only.');
  }
  const phone = parsePhoneNumberFromString(typed, 'AU');
  if (phone?.country === 'AU' && phone.isValid()) return kept(phone.number);
  if (/^\d{11}$/.test(digits)) return wrong("That ABN doesn't look right - please check it.");
  return wrong('A PayID is an email address, an Australian phone number, an ABN or an organisation id.');
};

const phone: Check = (typed, country) =>
  readPhone(typed, country)?.valid ? kept(typed) : wrong("That phone number doesn't look right - please check it.");

const email: Check = (typed) => {
  const checked = emailSchema.safeParse(typed);
  return checked.success ? kept(checked.data) : wrong('Please enter a valid email address');
};

const CHECKS: readonly [name: keyof PaperSettings, check: Check][] = [
  ['gst_number', gstNumber],
  ['bank_account', bankAccount],
  ['payid', payId],
  ['business_phone', phone],
  ['business_email', email],
];

/** What was given, as it is kept. Throws 422 with every field that cannot be right. */
export function checkPaperSettings(given: Given, country: Country): Given {
  const errors: FieldError[] = [];
  const checked: Given = {};
  for (const [path, check] of CHECKS) {
    const typed = given[path];
    if (!typed) continue;
    const result = check(typed, country);
    if ('wrong' in result) errors.push({ path, message: result.wrong });
    else checked[path] = result.kept;
  }
  if (errors[0]) throw new AppError('invalid', errors[0].message, { errors });
  return checked;
}

/** What its papers would lack or get wrong, said without being asked. */
export function paperWarnings(user: UserDoc): string[] {
  const { country, bank_account, bank_bsb, gst_registered, gst_number } = user;
  const warnings: string[] = [];
  if (country === 'AU') {
    if (bank_account && !bank_bsb) warnings.push('Add the BSB: invoices show your bank account only with it.');
    if (bank_bsb && !bank_account) warnings.push('Add the account number: invoices show your BSB only with it.');
  } else if (gst_registered && !gst_number) {
    warnings.push('Add your GST number: a tax invoice over $200 needs it.');
  }
  if (bank_account && 'wrong' in bankAccount(bank_account, country))
    warnings.push('Your bank account is one of another country. Invoices do not show it: enter it again.');
  return warnings;
}
