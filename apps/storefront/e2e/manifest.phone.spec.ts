import { openManifest, openSecondDevice } from './support/authority.ts'
import { manifestJourney } from './support/manifest-journey.ts'
import { expect, test } from './support/test.ts'
import { messagesIn } from './support/texts.ts'

const words = messagesIn('zh-Hant')

test('MAN-1 MAN-2 I18-2 on a phone in Chinese, an authority checks in the passengers of a sailing', async ({
  page,
  ownSandbox,
}) => {
  test.slow()
  const other = await openSecondDevice(ownSandbox)
  const { Passengers, Sailing } = await other.manifest()
  const traveller = Passengers.find(({ DocumentMasked }) => DocumentMasked !== '')
  if (!traveller) throw new Error('Nobody has a passport')
  await page.addInitScript(() => localStorage.setItem('locale', 'ZHTD'))
  const journey = manifestJourney(page, words)
  await openManifest(page, ownSandbox, '?date=2026-11-20', words)
  const list = page.getByRole('listitem').filter({ hasText: Sailing.Vessel })
  await expect(list.first()).toBeVisible()
  await journey.expectNothingAside()

  await list.filter({ hasText: '15:00' }).getByRole('link').tap()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await journey.look(traveller)
  await journey.expectNothingAside()
  await journey.openView('handover')
  await journey.handOver(1)
  await journey.expectNothingAside()

  await journey.openView('gate')
  await journey.type(traveller.Number)
  await expect(journey.verdict(words('manifest:verdict.checkedIn'))).toBeInViewport()
  await journey.type(traveller.Number)
  await expect(journey.verdict(words('manifest:verdict.already'))).toBeInViewport()
  await journey.expectNothingAside()
  await journey.type('NOBODY-1')
  await expect(journey.verdict(words('manifest:verdict.unknown'))).toBeVisible()
  expect((await other.manifest()).Sailing.CheckedIn).toBe(1)

  await journey.openView('log')
  await expect(page.getByRole('row')).toHaveCount(3)
  await journey.expectNothingAside()
})
