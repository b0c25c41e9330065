import { isWiderThanWindow } from './support/accessibility.ts'
import { expectPage, goToFooter, press } from './support/journey.ts'
import { receipt } from './support/picture-file.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

test('SUP-1 on a phone, a message with a picture is written and sent', async ({ page }) => {
  await page.goto('/privacy-policy')
  await expectPage(page, 'Privacy policy')
  const footer = await goToFooter(page)
  await press(footer.getByRole('link', { name: t('common:nav.contact') }))
  await expectPage(page, t('support:contact.title'))
  const form = page.getByRole('form', { name: t('support:contact.title') })
  await press(form.getByRole('textbox', { name: t('support:contact.name') }))
  await page.keyboard.type('Lim Hui Min')
  await form.getByRole('textbox', { name: t('support:contact.email') }).fill('phone@example.com')
  await form.getByRole('combobox').selectOption('other')
  await form
    .getByRole('textbox', { name: t('support:contact.concern') })
    .fill('The gate at Batam Centre was closed.')
  const chooser = page.waitForEvent('filechooser')
  await press(form.getByLabel(new RegExp(`^${t('support:image.label')} `)))
  await (await chooser).setFiles(receipt({ name: 'a-very-long-name-of-a-photo-from-a-phone.png' }))
  await expect(page.getByRole('img', { name: t('support:image.preview') })).toBeVisible()
  expect(await isWiderThanWindow(page)).toBe(false)

  await press(form.getByRole('button', { name: t('support:contact.submit') }))

  await expect(page.getByRole('heading', { name: t('support:success.sent') })).toBeInViewport()
  expect(await isWiderThanWindow(page)).toBe(false)
})

test('SUP-2 on a phone, the newsletter is subscribed', async ({ page }) => {
  await page.goto('/login')
  await expectPage(page, t('account:login.title'))
  const footer = await goToFooter(page)
  await press(footer.getByRole('textbox', { name: t('base:newsletter.title') }))
  await page.keyboard.type('phone-news@example.com')

  await press(footer.getByRole('button', { name: t('base:newsletter.submit') }))

  await expect(footer.getByText(`${t('base:newsletter.done')}.`)).toBeVisible()
})
