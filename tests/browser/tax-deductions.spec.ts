import { expect, test } from './fixtures.ts';

test('the page says what is deductible, what to keep and for how long', { tag: '@wide' }, async ({ page, person }) => {
  expect(person.email).toBeTruthy();
  await page.goto('/tax-deductions');
  await expect(page.getByRole('heading', { level: 1, name: 'Tax Deductions for Tradies' })).toBeVisible();
  await expect(page.getByRole('note')).toContainText('General advice only.');
  for (const title of [
    'Vehicle and Travel',
    'Tools and Equipment',
    'Materials and Supplies',
    'Professional Services',
    'Business Operations',
    'Licensing and Compliance',
  ])
    await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
  const keeping = page.getByRole('region', { name: 'Record keeping' });
  await expect(keeping.getByRole('list')).toHaveCount(3);
  for (const [what, how] of [
    ['Tax records', '5 years from lodgment'],
    ['Capital gains records', 'Until disposal plus 5 years'],
    ['Business records', '5 years from preparation'],
    ['Vehicle logbooks', '5 years from the end of the period'],
  ] as const) {
    await expect(page.getByRole('term').filter({ hasText: what })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: how })).toBeVisible();
  }
  for (const [name, href] of [
    [/ATO contractor deductions/, /^https:\/\/www\.ato\.gov\.au\//],
    [/myGov online services/, /^https:\/\/my\.gov\.au/],
  ] as const) {
    const link = page.getByRole('link', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});
