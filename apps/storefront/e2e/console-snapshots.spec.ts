import { board, DAY, openConsole } from './support/console.ts'
import { bookDirectly } from './support/direct-booking.ts'
import { expect, test } from './support/test.ts'

test('CRT-2 a sandbox is saved in a snapshot and restored from it', async ({
  page,
  ownSandbox,
}) => {
  const kept = await bookDirectly(ownSandbox.url, DAY)
  await openConsole(page, ownSandbox.url, '#/snapshots')
  await page.getByRole('textbox', { name: 'Name' }).fill('one-order')
  await page.getByRole('button', { name: 'Save the sandbox' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'one-order' })).toBeVisible()
  const later = await bookDirectly(ownSandbox.url, DAY)

  await page.getByRole('button', { name: 'Load one-order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Load' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await board(page).press('6')
  await expect(page.getByRole('article', { name: kept.confirmationNumber })).toBeVisible()
  await expect(page.getByRole('article', { name: later.confirmationNumber })).toHaveCount(0)
})

test('ERR-4 an invalid name of a snapshot gets an error that tells the rule, and stays in its field for correction', async ({
  page,
  ownSandbox,
}) => {
  await openConsole(page, ownSandbox.url, '#/snapshots')
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('My first order')
  await page.getByRole('button', { name: 'Save the sandbox' }).click()

  await expect(name).toHaveAccessibleErrorMessage(
    'Small letters, figures, dots, hyphens and underscores; a letter or figure first; at most 64.',
  )
  await expect(name).toHaveValue('My first order')

  await name.fill('my-first-order')
  await page.getByRole('button', { name: 'Save the sandbox' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'my-first-order' })).toBeVisible()
})
