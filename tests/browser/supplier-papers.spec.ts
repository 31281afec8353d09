import { supplierPdf } from '../support/supplier-pdf.ts';
import { box, open, said } from './dashboard.ts';
import { expectNoSidewaysScroll } from './data-pages.ts';
import { expect, test } from './fixtures.ts';
import { records } from './records.ts';

const INVOICE = `
  REECE PLUMBING PTY LTD                                     TAX INVOICE
  Invoice No        Invoice Date      Due Date
  5540871           19/11/2026        31/12/2026
  Rheem 250L hot water tank                  1    1,480.00   1,480.00
                                            Sub Total        1,480.00
                                            GST                148.00
                                            TOTAL AUD        1,628.00`;

test('a bill is handed over as a PDF alone, looked over, saved, and its paper stands on the expense', async ({
  person,
  page,
  url,
}) => {
  expect(person.email).toBeTruthy();
  const { settings, add, list } = records(page, url);
  await settings({ gst_registered: true });
  await add('suppliers', { name: 'Reece Plumbing' });
  await open(page);
  await page
    .getByLabel('Attach files')
    .setInputFiles({ name: 'reece.pdf', mimeType: 'application/pdf', buffer: await supplierPdf(INVOICE) });
  await expect(page.getByRole('list', { name: 'Attached files' }).getByRole('listitem')).toHaveText([/reece\.pdf/]);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await box(page).press('Enter');
  const answer = said(page, 'Renea');
  await expect(answer).toContainText('I read invoice 5540871 from Reece Plumbing in reece.pdf: $1,628.00');
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: test.info().outputPath('draft.png') });
  await answer.getByRole('button', { name: 'Save' }).click();
  await expect(answer).toContainText('Saved');
  const [expense] = await list('finance-records');
  expect(expense).toMatchObject({ amount: 1628, gst: 148, supplier_invoice_number: '5540871' });
  await page.goto(`/finance-record?id=${String(expense?.id)}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'reece.pdf' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('reece.pdf');
  await page.screenshot({ path: test.info().outputPath('record.png') });
});
