import type { PaperRow } from './shapes.ts';

/** Invoices as suppliers in New Zealand print them. */
export const NEW_ZEALAND: readonly PaperRow[] = [
  {
    name: 'Mico: the 20th of the month following',
    country: 'NZ',
    kind: 'invoice',
    text: `
  Mico New Zealand Limited           GST Reg No 62-343-199
  TAX INVOICE
  Invoice No: MC338127          Date: 06/11/2026
  Your order: 3144
  Terms: 20th of the month following

  1  Methven shower set           430.00
  Net total                       430.00
  GST 15%                          64.50
  Total NZD                       494.50`,
    proposes: {
      total: 494.5,
      gst: 64.5,
      number: 'MC338127',
      due: '2026-12-20',
      dated: '2026-11-06',
      supplier: 'Mico',
      job: '3144',
    },
  },
  {
    name: 'PlaceMakers: GST inside the total',
    country: 'NZ',
    kind: 'invoice',
    text: `
  PlaceMakers Hutt City        GST No. 53-118-204
  Tax Invoice 8812270       Date 17 Nov 2026
  Framing timber H1.2 90x45        1,035.00
  Total includes GST of              135.00
  Total (incl GST)                 1,035.00
  Due 20 December 2026`,
    proposes: { total: 1035, gst: 135, number: '8812270', due: '2026-12-20', supplier: 'PlaceMakers' },
  },
  {
    name: 'ITM: amount due, in words of an e-mail',
    country: 'NZ',
    kind: 'invoice',
    text: `
  Hutt ITM Limited      GST number 101-222-333
  TAX INVOICE           INV-20881
  Issued 12 November 2026
  Subtotal       200.00
  GST (15%)       30.00
  Amount due    $230.00
  Payment is due by 14 December`,
    proposes: {
      total: 230,
      gst: 30,
      number: 'INV-20881',
      due: '2026-12-14',
      dated: '2026-11-12',
      supplier: 'Hutt ITM',
    },
  },
  {
    name: 'Australian GST on a bill to New Zealand',
    country: 'NZ',
    kind: 'invoice',
    text: `
  Sydney Tools Pty Ltd    ABN 40 123 990 187
  TAX INVOICE   ST-9981   Date: 12/11/2026
  Sub total 100.00
  GST 10.00
  Total 110.00`,
    proposes: { total: 110, gst: 0, tax: 'free', number: 'ST-9981' },
    says: /10%, which is Australian/,
  },
  {
    name: 'Corys: two pages, with freight',
    country: 'NZ',
    kind: 'invoice',
    text: `
  Corys Electrical         GST Reg. No 011-199-210
  TAX INVOICE
  Invoice Number      Invoice Date      Order Number
  CE4481002           13/11/26          PO 3201
  LED downlight 9W x 20            300.00
\f
  Corys Electrical    Invoice Number CE4481002   Page 2
  Freight                           20.00
  Total excl. GST                  320.00
  GST                               48.00
  Total incl. GST                  368.00
  Payment terms: 20th month following`,
    proposes: {
      total: 368,
      gst: 48,
      number: 'CE4481002',
      due: '2026-12-20',
      dated: '2026-11-13',
      supplier: 'Corys Electrical',
      job: '3201',
    },
  },
];
