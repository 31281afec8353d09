import { updateSettings } from '@smoko/contract';
import { usage } from '../../exit.ts';
import { operationCommand } from '../operation.ts';
import { printSettings } from './print.ts';

export const { configure } = operationCommand({
  operation: updateSettings,
  naming: () => ({
    version: { flag: 'if-version', about: 'only if it is still this version' },
    business_name: { flag: 'name', about: 'of the business' },
    business_location: { flag: 'location', about: 'suburb and state' },
    sms_number: { about: 'where clients text to, and where texts come from' },
    inbound_address: { about: 'where their e-mail comes in' },
  }),
  complete: (input) => {
    if (Object.keys(input).length === 0) throw usage('Say what to change: smoko settings edit --help');
    return input;
  },
  print: printSettings,
});
