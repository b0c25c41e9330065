import { isWiderThanWindow } from './support/accessibility.ts'
import { agentAt } from './support/agent-calls.ts'
import { expectPage, press } from './support/journey.ts'
import { logIn } from './support/log-in.ts'
import { receipt } from './support/picture-file.ts'
import { expect, test } from './support/test.ts'
import { messagesIn } from './support/texts.ts'

const t = messagesIn('zh-Hant')

test('AGT-1 AGT-2 on a phone in Traditional Chinese, a top-up is declared, and nothing scrolls sideways', async ({
  page,
  ownSandbox,
}) => {
  const { agents, url } = ownSandbox
  const dewi = await agentAt(url, 'dewi', 'selat-demo-8')
  const order = await dewi.order('2026-12-21')
  await dewi.pay(order)
  await page.addInitScript(() => localStorage.setItem('locale', 'ZHTD'))
  await page.goto(`${agents}/wallet_balance`)
  await logIn(page, 'agus', 'selat-demo-9', t)
  await expectPage(page, t('wallet:page.title'))
  await expect(page.getByText(t('wallet:closing.checks'))).toBeVisible()
  await expect(page.getByRole('link', { name: order.ConfirmationNumber })).toBeVisible()
  expect(await isWiderThanWindow(page)).toBe(false)

  await press(page.getByRole('link', { name: t('wallet:page.topUp'), exact: true }))
  await page.getByRole('textbox', { name: t('wallet:form.amount') }).fill('1500000')
  await press(page.getByRole('radio', { name: /BCA/ }))
  await page.getByRole('combobox', { name: t('wallet:entry.bankFrom') }).fill('BNI')
  await page.getByLabel(t('wallet:form.proof')).setInputFiles(receipt())
  await expect(page.getByRole('img', { name: t('wallet:form.preview') })).toBeVisible()
  expect(await isWiderThanWindow(page)).toBe(false)
  await press(page.getByRole('button', { name: t('wallet:form.submit') }))

  await expect(page.getByText(t('wallet:state.pending'), { exact: true })).toBeVisible()
  expect(await isWiderThanWindow(page)).toBe(false)
})
