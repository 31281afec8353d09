/** Shown, without a link, until SUPPORT_PHONE and SUPPORT_EMAIL are set: a number and a domain kept free for examples. */
export const EXAMPLE_PHONE = '1300 975 707';
export const EXAMPLE_EMAIL = 'hello@smoko.example';
export const REGION = 'Australia & New Zealand';
export const COPYRIGHT_YEAR = 2024;
