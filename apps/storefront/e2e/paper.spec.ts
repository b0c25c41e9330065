import { openStaged } from './support/staged-order.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

test('APP-10 the amount to pay can be read on paper, whose board is as light as the rest', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const { close } = await openStaged(page, 'payment-waits-for-card')
  const board = page.getByRole('region', { name: t('payment:page.amount'), exact: true }).first()
  await expect(board).toBeVisible()

  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })

  await expect(board).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(board.getByRole('paragraph').nth(1)).toHaveCSS('color', 'oklab(0 0 0)')
  await close()
})
