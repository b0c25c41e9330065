import { expectPage } from './support/journey.ts'
import { saveBefore, signIn, somebody } from './support/saved.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

test('ERR-2 only one toast shows at a time, bottom right on a large screen and at the top of a small one, until it is dismissed', async ({
  page,
}) => {
  await signIn(page)
  await saveBefore(page, somebody('SUSANTI', 'E5000091'), somebody('MAHARANI', 'E5000092'))
  await page.reload()
  const toasts = page.getByRole('region', { name: t('common:toast.region') }).getByRole('status')
  const saveAgain = async (name: string) => {
    await page.getByRole('link', { name: t('traveller:saved.editOf', { name }) }).click()
    await page.getByRole('textbox', { name: t('passenger:field.nativeName') }).fill('苏珊蒂')
    await page.getByRole('button', { name: t('common:action.save'), exact: true }).click()
    await expectPage(page, t('traveller:saved.title'))
    await expect(toasts).toHaveText([new RegExp(t('traveller:saved.done', { name }))])
  }

  await saveAgain('SUSANTI SITI NUR')
  await saveAgain('MAHARANI SITI NUR')

  const large = await toasts.boundingBox()
  expect(large?.width).toBeLessThanOrEqual(420)
  expect((large?.x ?? 0) + (large?.width ?? 0)).toBeGreaterThan(1280 - 40)
  expect((large?.y ?? 0) + (large?.height ?? 0)).toBeGreaterThan(800 - 40)
  await page.setViewportSize({ width: 360, height: 740 })
  const small = await toasts.boundingBox()
  expect(small?.y).toBeLessThan(40)
  expect(small?.width).toBeGreaterThan(300)
  await toasts.getByRole('button', { name: t('common:toast.dismiss') }).click()
  await expect(toasts).toHaveCount(0)
})
