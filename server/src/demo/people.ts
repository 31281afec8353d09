import { clients, suppliers } from '@smoko/contract';
import type { Entry } from './entry.ts';

const client = (name: string, daysAgo: number, fields: Record<string, unknown>): Entry => ({
  name: `client:${name}`,
  daysAgo,
  operation: clients.operations.create,
  fields: () => fields,
});
const supplier = (name: string, fields: Record<string, unknown>): Entry => ({
  name: `supplier:${name}`,
  daysAgo: 33,
  operation: suppliers.operations.create,
  fields: () => fields,
});

/** Phone numbers are from the ranges kept for fiction (0491 57x xxx, 5550 xxxx). */
export const PEOPLE: readonly Entry[] = [
  supplier('reece', {
    name: 'Parra Plumbing Supplies',
    phone: '02 5550 4410',
    email: 'counter@parraplumbing.example',
    address: '12 Victoria Rd, Parramatta NSW 2150',
    specialty: 'Pipe, fittings, hot water',
  }),
  supplier('tiles', {
    name: 'Western Tile & Stone',
    phone: '02 5550 4432',
    email: 'sales@westerntile.example',
    address: '88 Great Western Hwy, Penrith NSW 2750',
    specialty: 'Tiles, waterproofing',
  }),
  supplier('hire', {
    name: 'Nepean Hire',
    phone: '02 5550 4475',
    address: '5 Castlereagh Rd, Penrith NSW 2750',
    specialty: 'Excavators, jackhammers, pumps',
  }),
  client('priya', 31, {
    name: 'Priya Sharma',
    phone: '0491 570 156',
    email: 'priya.sharma@example.com',
    address: '8 Harris St, Parramatta NSW 2150',
    job_notes: 'Side gate is on the left. Friendly dog.',
  }),
  client('tom', 29, {
    name: 'Tom Nguyen',
    phone: '0491 570 157',
    email: 'tom.nguyen@example.com',
    address: '23 Station St, Penrith NSW 2750',
  }),
  client('strata', 26, {
    name: 'Hillview Strata (Karen Walsh)',
    phone: '0491 570 158',
    email: 'karen@hillviewstrata.example',
    address: '2-10 Hill Rd, Baulkham Hills NSW 2153',
    job_notes: 'Invoices to the strata manager, purchase order number needed.',
  }),
  client('mele', 19, {
    name: 'Mele Tupou',
    phone: '0491 570 159',
    email: 'mele@example.com',
    address: '41 Derby St, Kingswood NSW 2747',
    budget: 14_000,
  }),
  client('cafe', 12, {
    name: 'Corner Press Cafe',
    phone: '02 5550 4481',
    email: 'hello@cornerpress.example',
    address: '300 High St, Penrith NSW 2750',
    job_notes: 'Before 6 am or after 3 pm only.',
  }),
];
