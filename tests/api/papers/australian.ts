import type { PaperRow } from './shapes.ts';

/** Invoices as Australian suppliers print them. */
export const AUSTRALIAN: readonly PaperRow[] = [
  {
    name: 'Reece: labels over their values, totals at the foot',
    country: 'AU',
    kind: 'invoice',
    text: `
  REECE PTY LTD                                              TAX INVOICE
  ABN 49 004 097 090
  Warrawong Branch

  Invoice No        Invoice Date      Due Date          Customer Order
  5540871           19/11/2026        31/12/2026        3144 Ocean St

  Code      Description                    Qty    Price      Amount
  1702311   Rheem 250L hot water tank        1    1,480.00   1,480.00
  FRT       Freight                          1       60.00      60.00

                                            Sub Total        1,540.00
                                            GST                154.00
                                            TOTAL AUD        1,694.00`,
    proposes: {
      total: 1694,
      gst: 154,
      number: '5540871',
      due: '2026-12-31',
      dated: '2026-11-19',
      supplier: 'Reece Plumbing',
      job: '3144',
    },
  },
  {
    name: 'Tradelink: 30 days from the end of the month',
    country: 'AU',
    kind: 'invoice',
    text: `
  Tradelink Pty Ltd       ABN 29 000 003 832
  TAX INVOICE: W4471209
  Date: 03/11/26           Terms: 30 days from end of month
  Your Ref: Carmody bathroom

  2 EA  Caroma Luna toilet suite            412.50     825.00
  1 EA  Pan collar                           18.00      18.00

  Total excl GST                                       843.00
  Total GST                                             84.30
  Total incl GST                                      $927.30`,
    proposes: {
      total: 927.3,
      gst: 84.3,
      number: 'W4471209',
      due: '2026-12-30',
      dated: '2026-11-03',
      supplier: 'Tradelink',
      job: '3201',
    },
  },
  {
    name: 'MMEM: totals on page 2',
    country: 'AU',
    kind: 'invoice',
    text: `
  MMEM                                     Tax Invoice
  Middy's Data & Electrical                ABN 63 090 070 148
  Invoice Number: 60-1183342               Page 1 of 2
  Invoice Date: 12 Nov 2026
  Order No: PO 3144

  2.5mm TPS twin and earth 100m     4    168.00     672.00
  Clipsal 30M double GPO           20     14.85     297.00
                                       Carried forward  969.00
\f
  MMEM    Invoice Number: 60-1183342       Page 2 of 2
  Conduit 25mm grey                30      4.10     123.00
  Sub-Total          1,092.00
  GST @ 10%            109.20
  Amount Payable     1,201.20
  Please pay by 30 December 2026`,
    proposes: {
      total: 1201.2,
      gst: 109.2,
      number: '60-1183342',
      due: '2026-12-30',
      dated: '2026-11-12',
      supplier: 'MMEM',
      job: '3144',
    },
  },
  {
    name: 'Bunnings: a PowerPass tax invoice charged to the account',
    country: 'AU',
    kind: 'invoice',
    text: `
  BUNNINGS TRADE
  Bunnings Group Limited ABN 26 008 672 179
  TAX INVOICE
  Invoice No: 2163/01882734      Date: 18/11/2026 07:12

  4  Treated pine 90x45 5.4m        31.20   124.80
  1  Galvanised joist hangers box           88.00
     Sub Total                             212.80
     GST included in total                  19.35
     Total (Inc GST)                      $212.80
     Charge to account                    $212.80`,
    proposes: { total: 212.8, gst: 19.35, number: '2163/01882734', due: null, supplier: 'Bunnings Trade' },
  },
  {
    name: 'CNW: Balance due with a deposit taken off',
    country: 'AU',
    kind: 'invoice',
    text: `
  CNW Pty Ltd      ABN 80 010 211 903
  Tax Invoice     INV 884120
  Issue date: 17-Nov-2026      Net 14

  Switchboard 24 pole, made to order        1,250.00
  Subtotal                                  1,250.00
  GST (10%)                                   125.00
  Total                                     1,375.00
  Less deposit paid                          -500.00
  Balance due                                 875.00`,
    proposes: {
      total: 1375,
      gst: 125,
      number: 'INV 884120',
      due: '2026-12-01',
      dated: '2026-11-17',
      supplier: 'CNW',
      balance: 875,
    },
  },
  {
    name: 'one line of three sums',
    country: 'AU',
    kind: 'invoice',
    text: `
  Rexel Electrical Supplies Pty Ltd   ABN 15 000 437 758
  TAX INVOICE
  Invoice #: RX-70911     Invoice date: 16 November 2026    Due date: 14 December 2026

                        Excl GST        GST      Incl GST
  Cable and fittings      400.00      40.00        440.00
  Total                   400.00      40.00        440.00`,
    proposes: { total: 440, gst: 40, number: 'RX-70911', due: '2026-12-14', supplier: 'Rexel' },
  },
  {
    name: 'a row of heads over the sums',
    country: 'AU',
    kind: 'invoice',
    text: `
  Beaumont Tiles                     ABN 68 007 523 121
  TAX INVOICE         Document No: 44120978
  Document date: 10.11.2026      Terms: 7 days from invoice date

  12 m2  Porcelain floor tile grey   49.50    594.00

      Subtotal          GST            Total
        540.00        54.00           594.00`,
    proposes: { total: 594, gst: 54, number: '44120978', due: '2026-11-17', supplier: 'Beaumont Tiles' },
  },
  {
    name: 'freight and a fuel surcharge among the lines',
    country: 'AU',
    kind: 'invoice',
    text: `
  Southern Timber Pty Ltd
  Tax invoice ST-10442
  ABN 11 222 333 444
  Date 19/11/2026

  Merbau decking 86x19, 40 lengths     1,248.00
  Freight                                 45.00
  Fuel surcharge                          12.00
                       Subtotal        1,305.00
                       GST               130.50
                       TOTAL DUE       1,435.50
  Terms 14 days.`,
    proposes: { total: 1435.5, gst: 130.5, number: 'ST-10442', due: '2026-12-03', supplier: 'Southern Timber' },
  },
  {
    name: 'a card surcharge on top of the total',
    country: 'AU',
    kind: 'invoice',
    text: `
  Kennards Hire Pty Ltd       ABN 69 001 740 727
  TAX INVOICE      Invoice No. 22019385      Date: 18/11/2026
  Excavator 1.7t, one day                350.00
  Total inc GST                          350.00
  GST                                     31.82
  Card surcharge                           5.25
  Amount payable                         355.25`,
    proposes: { total: 355.25, gst: 31.82, number: '22019385', supplier: 'Kennards Hire' },
  },
  {
    name: 'a line free of GST beside others',
    country: 'AU',
    kind: 'invoice',
    text: `
  Shoalhaven Skip Bins Pty Ltd        ABN 52 111 222 333
  TAX INVOICE 2231
  Invoice date: 11/11/2026   Due: 25/11/2026
  Skip 6 m3                              400.00
  Council levy (GST free)                 80.00
  Subtotal                               480.00
  GST                                     40.00
  Total                                  520.00`,
    proposes: { total: 520, gst: 40, number: '2231', due: '2026-11-25', supplier: null },
    says: /A part of it has no GST/,
  },
  {
    name: 'a sole trader who is not registered',
    country: 'AU',
    kind: 'invoice',
    text: `
  Dean Potter Carpentry
  ABN 77 123 456 789
  INVOICE 0042
  Date: 15 Nov 2026
  Labour, two days framing      960.00
  Total                        $960.00
  No GST has been charged. Payable within 7 days.`,
    proposes: { total: 960, gst: 0, tax: 'free', number: '0042', due: '2026-11-22', supplier: 'Dean Potter Carpentry' },
  },
  {
    name: 'GST is not told',
    country: 'AU',
    kind: 'invoice',
    text: `
  Dean Potter Carpentry
  INVOICE 0043
  Date: 15 Nov 2026       Due on receipt
  Labour, half a day            240.00
  Total                        $240.00`,
    proposes: { total: 240, gst: null, tax: null, number: '0043', due: '2026-11-15' },
    says: /does not say whether there is GST/,
  },
  {
    name: 'an amount with its currency before it',
    country: 'AU',
    kind: 'invoice',
    text: `
  Haymans Electrical      ABN 44 000 555 666
  TAX INVOICE        HY-552310
  Invoice date  2026-11-09
  Payment terms: strictly 30 days
  Sub-total   AUD   318.18
  GST         AUD    31.82
  Total due   AUD   350.00`,
    proposes: { total: 350, gst: 31.82, number: 'HY-552310', due: '2026-12-09', supplier: 'Haymans Electrical' },
  },
  {
    name: 'an account with a balance from before: this invoice counts',
    country: 'AU',
    kind: 'invoice',
    text: `
  Shoalhaven Water        ABN 59 855 182 344
  TAX INVOICE  778120
  Invoice date: 02/11/2026      Due date: 04/12/2026
  Previous balance               120.00
  Subtotal                       200.00
  GST                             20.00
  Total this invoice incl GST    220.00
  Total amount due               340.00`,
    proposes: { total: 220, gst: 20, number: '778120', due: '2026-12-04', supplier: null },
  },
  {
    name: 'paid by card at the counter',
    country: 'AU',
    kind: 'invoice',
    text: `
  TOTAL TOOLS WOLLONGONG
  TAX INVOICE / RECEIPT       No: 118822
  Invoice number: 118822      19/11/2026 06:58
  Impact driver kit            329.00
  Total Inc GST               $329.00
  GST                          $29.91
  EFTPOS                      $329.00
  Balance due                   $0.00
  APPROVED 00  APPROVAL CODE 449120`,
    proposes: { total: 329, gst: 29.91, number: '118822', balance: 0, supplier: null },
  },
  {
    name: 'GST a cent over what the total has in it, rounded line by line',
    country: 'AU',
    kind: 'invoice',
    text: `
  Rexel Electrical Supplies     ABN 15 000 437 758
  TAX INVOICE   Invoice No: 70990    Date: 18/11/2026
  Total Ex GST     90.90
  GST               9.10
  Invoice Total   100.00`,
    proposes: { total: 100, gst: 9.09, number: '70990', supplier: 'Rexel' },
  },
  {
    name: 'what was ordered tells the job',
    country: 'AU',
    kind: 'invoice',
    text: `
  Reece Plumbing       ABN 49 004 097 090
  TAX INVOICE 5541002     Date 19/11/2026
  1 x Tempering valve 20mm          95.00
  Sub Total 95.00
  GST 9.50
  Total inc GST 104.50`,
    proposes: { total: 104.5, gst: 9.5, number: '5541002', job: '3201', supplier: 'Reece Plumbing' },
  },
  {
    name: 'without a title, with a number and GST',
    country: 'AU',
    kind: 'invoice',
    text: `
  Southern Timber Pty Ltd
  Invoice number   ST-10501
  Date of issue    14 November 2026
  Date due         28 November 2026
  H3 pine sleepers      660.00
  Amount due           $660.00
  Includes GST          $60.00`,
    proposes: {
      total: 660,
      gst: 60,
      number: 'ST-10501',
      due: '2026-11-28',
      dated: '2026-11-14',
      supplier: 'Southern Timber',
    },
  },
  {
    name: 'a remittance slip at the foot of an invoice',
    country: 'AU',
    kind: 'invoice',
    text: `
  Haymans Electrical   ABN 44 000 555 666
  TAX INVOICE    Invoice No: HY-552399   Invoice Date: 05/11/2026
  Total ex GST   100.00
  GST             10.00
  Total inc GST  110.00

  REMITTANCE ADVICE
  Bank: Westpac   BSB 032-000   Account No 123456
  We have not changed our bank details. If you receive an email that our bank details have changed, ring us.
  Amount due 110.00`,
    proposes: { total: 110, gst: 10, number: 'HY-552399', supplier: 'Haymans Electrical' },
    bankChange: false,
  },
  {
    name: 'from somebody who is not on file',
    country: 'AU',
    kind: 'invoice',
    text: `
  Bluegum Earthmoving Pty Ltd      ABN 90 123 123 123
  TAX INVOICE     BE-77     Date: 18/11/2026
  Bobcat hire 880.00
  GST included 80.00
  Total inc GST 880.00`,
    proposes: { total: 880, gst: 80, number: 'BE-77', supplier: null },
  },
];
