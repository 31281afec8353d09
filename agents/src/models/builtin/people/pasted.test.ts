import { expect, it } from 'vitest';
import { pastedParty } from './pasted.ts';

const AU = { country: 'AU' as const };

it('reads a web page: the phone and not the fax, nothing of the footer', () => {
  const page = `new supplier, copied off their site:

Illawarra Sheetmetal & Flashings Pty Ltd
ABN 00 000 000 000
Trade counter Mon-Fri 6.45am-4pm
Ph (02) 5550 8312   Fax (02) 5550 8313
sales@illawarrasheetmetal.example.net
Unit 4, 27 Resolution Dr
Unanderra NSW 2526

(c) 2024 All rights reserved. Subscribe for specials!`;
  expect(pastedParty('supplier', page, AU)).toEqual({
    name: 'Illawarra Sheetmetal & Flashings Pty Ltd',
    phone: '(02) 5550 8312',
    email: 'sales@illawarrasheetmetal.example.net',
    address: 'Unit 4, 27 Resolution Dr, Unanderra NSW 2526',
    rest: '',
  });
});

it('reads a signature: the person, with what they are', () => {
  const signature = `new client off her email signature:

Kind regards,
Michelle Tran
Property Manager
Gong Realty Pty Ltd
M 0491 570 156 | P 02 4225 0000
mtran@gongrealty.example.com
This email is confidential`;
  expect(pastedParty('client', signature, AU)).toEqual({
    name: 'Michelle Tran',
    phone: '0491 570 156',
    email: 'mtran@gongrealty.example.com',
    address: undefined,
    rest: 'Property Manager\nGong Realty Pty Ltd',
  });
});

it('takes a list of several for no paste', () => {
  const list = 'clients to add:\nPetra Vance 0491 570 156\nOwen Hale owen@example.org\nCorrimal Surf Club 02 4284 1111';
  expect(pastedParty('client', list, AU)).toBeNull();
});
