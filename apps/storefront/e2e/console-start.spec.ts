import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { board, DAY, openConsole } from './support/console.ts'
import { bookDirectly } from './support/direct-booking.ts'
import { expectPage } from './support/journey.ts'
import { mock, sites } from './support/sites.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

test('APP-2 a user who is entered as at the console is logged in on the rendered site of that tenant', async ({
  page,
  context,
}) => {
  await openConsole(page, mock, '#/start')
  const enter = async (name: string) => {
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name, exact: true }).first().click()
    return opened
  }

  const customer = await enter('Enter as weiling')
  await expect(customer).toHaveURL(`${sites.agency}/`)
  await expectPage(customer, t('base:home.title'))
  await expect(customer.getByRole('banner')).toContainText('Wei Ling Tan')

  const agent = await enter('Enter as rizal')
  await expect(agent).toHaveURL(new RegExp(`^${sites.agents}/(?!login)`))
  await expect(agent.getByRole('banner')).toContainText('Rizal')

  const guest = await enter('Enter as a guest')
  await expectPage(guest, t('base:home.title'))
  await expect(guest.getByRole('banner')).not.toContainText('Wei Ling Tan')
})

test('APP-2 the program for a first booking on the start page works as it is pasted', async ({
  page,
  ownSandbox,
}) => {
  await openConsole(page, ownSandbox.url)
  const panel = page.getByRole('main')
  await panel.getByText('Read it').click()
  const program = await panel.getByText('const api =').innerText()
  const [command = '', file = ''] = (await panel.getByText(/^node /).innerText()).split(' ')
  const folder = await mkdtemp(join(tmpdir(), 'selat-first-booking-'))
  await writeFile(join(folder, file), program)

  const { stdout } = await promisify(execFile)(command, [file], { cwd: folder })
  await rm(folder, { recursive: true })
  const [confirmationNumber = '', state] = stdout.trim().split(' ')
  await panel.getByRole('link', { name: 'Payments' }).click()

  expect(state).toBe('completed')
  await expect(page.getByRole('article', { name: confirmationNumber })).toContainText('completed')
})

test('SES-1 in a sandbox of its own, one press opens the storefront as a chosen user', async ({
  page,
  ownSite,
}) => {
  const booked = await bookDirectly(ownSite.url, DAY)
  await openConsole(page, ownSite.url)
  await board(page).press('s')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Sandboxes' }).getByRole('textbox').fill('alice')
  await page.keyboard.press('Enter')
  await expect(board(page).getByRole('button', { name: 'Sandbox alice' })).toBeVisible()

  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Enter as weiling' }).click()
  const storefront = await opened
  await expectPage(storefront, t('base:home.title'))
  await expect(storefront.getByRole('banner')).toContainText('Wei Ling')

  await board(page).press('3')
  await expect(page.getByRole('link', { name: /auth\/login/ })).toBeVisible()
  await board(page).press('6')
  await expect(page.getByText('No orders yet')).toBeVisible()
  await board(page).press('1')
  await page.getByRole('button', { name: 'Remove alice' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(board(page).getByRole('button', { name: 'Sandbox main' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Remove alice' })).toHaveCount(0)
  await board(page).press('6')
  await expect(page.getByRole('article', { name: booked.confirmationNumber })).toBeVisible()
})
