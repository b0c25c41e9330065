import { readFile } from 'node:fs/promises'

import { nameOf, openManifest, openSecondDevice, sailing, sellTicket } from './support/authority.ts'
import { showBeforeCamera } from './support/camera.ts'
import { isColoured } from './support/is-coloured.ts'
import { pressAt, tabTo } from './support/keyboard.ts'
import { manifestJourney } from './support/manifest-journey.ts'
import { readPaper } from './support/read-pdf.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

test.use({ viewport: { width: 834, height: 1112 } })

const place = `?sailing=${sailing}`

test('MAN-1 MAN-2 an authority opens a sailing from the board, hands over its manifest, checks a passenger in and undoes that', async ({
  page,
  ownSandbox,
}) => {
  test.slow()
  const other = await openSecondDevice(ownSandbox)
  const { Passengers, Sailing } = await other.manifest()
  const traveller = Passengers.find(({ DocumentMasked }) => DocumentMasked !== '')
  if (!traveller) throw new Error('Nobody has a passport')
  const journey = manifestJourney(page, t)
  await openManifest(page, ownSandbox)
  await page.getByRole('button', { name: t('manifest:board.dayAfter') }).click()
  await expect(page).toHaveURL(/date=2026-11-21/)
  await page.getByRole('button', { name: t('manifest:board.today') }).click()

  await journey.openSailing('15:00', Sailing.To.Name, Sailing.Vessel)
  await journey.look(traveller)
  await journey.expectNameFirst(traveller)

  await journey.openView('handover')
  await journey.handOver(1)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: t('manifest:handover.csv') }).click()
  const file = await (await saved).path()
  expect((await readFile(file, 'utf8')).trim().split('\r\n')).toHaveLength(Passengers.length + 1)
  await journey.expectAccessible('the version')

  await journey.openView('gate')
  await journey.type(traveller.Number.toLowerCase())
  await expect(journey.verdict(t('manifest:verdict.checkedIn'))).toBeVisible()
  const counts = { count: 1, total: Passengers.length }
  await expect(page.getByText(t('manifest:board.countOf', counts))).toBeVisible()
  await journey.expectAccessible('a good verdict')
  await journey.type(traveller.Number)
  await expect(journey.verdict(t('manifest:verdict.already'))).toBeVisible()
  await journey.expectAccessible('a bad verdict')
  expect((await other.manifest()).Sailing.CheckedIn).toBe(1)

  await journey.openView('passengers')
  await page.getByRole('searchbox').fill(traveller.Number)
  await page
    .getByRole('button', { name: t('manifest:undo.of', { name: nameOf(traveller) }) })
    .click()
  await page.getByRole('button', { name: t('manifest:undo.action'), exact: true }).click()
  await expect(page.getByText(`${t('manifest:verdict.undone')}:`)).toBeVisible()
  expect((await other.manifest()).Sailing.CheckedIn).toBe(0)
  await journey.openView('log')
  await expect(page.getByRole('row')).toHaveCount(3)
  await journey.expectAccessible('the log')
})

test('MAN-1 MAN-2 a double use names the place of the gate, and axe finds nothing on an empty day and on an unknown sailing', async ({
  page,
  ownSandbox,
}) => {
  const other = await openSecondDevice(ownSandbox)
  const [first] = (await other.manifest()).Passengers
  if (!first) throw new Error('Nobody travels')
  const journey = manifestJourney(page, t)
  await openManifest(page, ownSandbox, `${place}&view=gate`)
  await journey.namePlace('Quay 2')
  await page.getByRole('textbox', { name: t('manifest:gate.field') }).focus()

  await journey.type(first.Number)
  await expect(journey.verdict(t('manifest:verdict.checkedIn'))).toBeVisible()
  await journey.undo(first)
  await page.getByRole('textbox', { name: t('manifest:gate.field') }).focus()
  await journey.type(first.Number)
  await expect(journey.verdict(t('manifest:verdict.checkedIn'))).toBeVisible()
  await journey.type(first.Number)
  await expect(journey.verdict(t('manifest:verdict.already'))).toBeVisible()
  const told = page.locator('section').filter({ hasText: t('manifest:verdict.already') })
  await expect(told.first()).toContainText(/13:3\d WIB, Quay 2, /)
  expect((await other.manifest()).Passengers[0]?.CheckedIn).toMatchObject({ Place: 'Quay 2' })

  await page.goto(`${ownSandbox.agents}/manifest?date=2024-01-01`)
  await expect(page.getByText(t('manifest:board.emptyTitle'))).toBeVisible()
  await journey.expectAccessible('a day without sailings')
  await page.goto(`${ownSandbox.agents}/manifest?sailing=sai_NOBODY`)
  await expect(page.getByText(t('manifest:sailing.unknown'))).toBeVisible()
  await journey.expectAccessible('a sailing that there is not')
})

test('MAN-1 a printed version names every ticket, and each page shows the sailing, the version, the digest and its page number', async ({
  page,
  ownSandbox,
}) => {
  const other = await openSecondDevice(ownSandbox)
  const { Passengers } = await other.manifest()
  const journey = manifestJourney(page, t)
  await openManifest(page, ownSandbox, `${place}&view=handover`)
  await journey.handOver(1)

  const pages = await readPaper(await page.pdf({ preferCSSPageSize: true }))

  expect(pages.length).toBeGreaterThan(2)
  for (const [index, text] of pages.entries()) {
    expect(text).toContain('15:00')
    expect(text).toContain(t('manifest:handover.versionOf', { version: 1 }).replaceAll(' ', ''))
    expect(text).toMatch(/SHA-256[0-9a-f]{64}/)
    expect(text).toContain(`${index + 1}/${pages.length}`)
  }
  const all = pages.join('')
  for (const { Number } of Passengers) expect(all).toContain(Number)
  expect(all).not.toContain(t('manifest:handover.action').replaceAll(' ', ''))
})

test('MAN-1 a printed list of passengers names its sailing, and has no controls', async ({
  page,
  ownSandbox,
}) => {
  await openManifest(page, ownSandbox, place)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('15:00')

  await page.emulateMedia({ media: 'print' })

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('searchbox')).toBeHidden()
  await expect(page.getByRole('navigation', { name: t('manifest:view.label') })).toBeHidden()
  await expect(page.getByRole('button', { name: /^Check in / })).toHaveCount(0)
})

test('APP-10 MAN-1 with forced colours the bars and the legend are still drawn, and only the current view has a line', async ({
  page,
  ownSandbox,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openManifest(page, ownSandbox, '?date=2026-11-20')
  const key = page.getByRole('region', { name: t('manifest:board.loadTitle') }).locator('ul li')
  await expect(key.last()).toBeVisible()
  expect(await isColoured(key.first())).toBe(true)

  await page.goto(new URL(place, page.url()).href)
  const views = page.getByRole('navigation', { name: t('manifest:view.label') })
  await expect(views).toBeVisible()
  expect(await isColoured(page.locator('header dd div[aria-hidden]').first())).toBe(true)
  const widths = views
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderBottomWidth))
  expect(await widths).toEqual(['3px', '0px', '0px', '0px'])
})

test('MAN-1 a printed gate shows its sailing, all counts and the last scans, and neither field nor camera', async ({
  page,
  ownSandbox,
}) => {
  await openManifest(page, ownSandbox, `${place}&view=gate`)
  const field = page.getByRole('textbox', { name: t('manifest:gate.field') })
  await expect(field).toBeVisible()

  // A sheet of paper is as wide as a small tablet.
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.emulateMedia({ media: 'print' })

  await expect(field).toBeHidden()
  await expect(page.getByRole('button', { name: t('manifest:camera.start') })).toHaveCount(0)
  await expect(page.getByText(t('manifest:board.booked'), { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: t('manifest:gate.recent') })).toBeVisible()
})

test('MAN-1 the printed page of the hand-over lists the versions while none of them is open', async ({
  page,
  ownSandbox,
}) => {
  const journey = manifestJourney(page, t)
  await openManifest(page, ownSandbox, `${place}&view=handover`)
  await journey.handOver(1)
  await page.reload()
  // The heading stands above the skeleton, too, so only the version's own button says that the list has arrived.
  await expect(
    page.getByRole('button', { name: t('manifest:handover.openOf', { version: 1 }) }),
  ).toBeVisible()

  const printed = (await readPaper(await page.pdf({ preferCSSPageSize: true }))).join('')

  // The head of the page names the version as well; only its row in the list says that it is the first.
  expect(printed).toContain(t('manifest:handover.first').replaceAll(' ', ''))
  expect(printed).not.toContain(t('manifest:handover.lead').replaceAll(' ', ''))
})

test('MAN-1 a ticket that was sold since the last version is in the next one, and is marked as new', async ({
  page,
  ownSandbox,
}) => {
  const first = await sellTicket(ownSandbox, '2026-12-20')
  const id = first.Sector.Sailing?.Id ?? ''
  const journey = manifestJourney(page, t)
  await openManifest(page, ownSandbox, `?sailing=${id}&view=handover`)
  await journey.handOver(1)
  const added = await sellTicket(ownSandbox, '2026-12-20')
  await page.reload()
  await expect(page.getByText(t('manifest:version.changed', { version: 1 }))).toBeVisible()

  await journey.handOver(2)

  const news = page.locator('section').filter({
    has: page.getByRole('heading', { name: t('manifest:handover.since', { version: 1 }) }),
  })
  await expect(news).toContainText(added.Number)
  await expect(news).not.toContainText(first.Number)
})

test('MAN-2 a ticket is checked in when its QR code is held before the camera', async ({
  page,
  ownSandbox,
}) => {
  const ticket = await sellTicket(ownSandbox, '2026-12-20')
  await showBeforeCamera(page, ticket.QrPayload)
  const journey = manifestJourney(page, t)
  await openManifest(page, ownSandbox, `?sailing=${ticket.Sector.Sailing?.Id}&view=gate`)

  await page.getByRole('button', { name: t('manifest:camera.start') }).click()
  await journey.letAboard(t('manifest:reason.group'))

  await expect(journey.verdict(t('manifest:verdict.checkedIn'))).toBeVisible()
  await expect(page.getByText(ticket.Number, { exact: true }).first()).toBeVisible()
  await journey.expectAccessible('the camera')
  await page.getByRole('button', { name: t('manifest:camera.stop') }).click()
  await expect(page.locator('video')).toHaveCount(0)
})

test('MAN-1 MAN-2 the manifest is used by keyboard alone', async ({ page, ownSandbox }) => {
  const other = await openSecondDevice(ownSandbox)
  const { Passengers, Sailing } = await other.manifest()
  const [traveller] = Passengers
  if (!traveller) throw new Error('Nobody travels')
  const name = nameOf(traveller)
  await openManifest(page, ownSandbox)
  const link = (text: string) => page.getByRole('link', { name: text, exact: true })
  const button = (text: string) => page.getByRole('button', { name: text, exact: true })

  const { Vessel: vessel, To } = Sailing
  await pressAt(page, link(t('manifest:board.open', { time: '15:00', place: To.Name, vessel })))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, page.getByRole('searchbox'))
  await page.keyboard.type(traveller.Number)
  await pressAt(page, button(t('manifest:gate.checkInOf', { name })))
  await pressAt(page, button(t('manifest:undo.of', { name })))
  await pressAt(page, button(t('manifest:undo.action')))
  await expect(button(t('manifest:gate.checkInOf', { name }))).toBeVisible()

  await pressAt(page, link(t('manifest:view.gate')))
  await expect(page.getByRole('textbox', { name: t('manifest:gate.field') })).toBeFocused()
  // This stands for a scanner that types while the focus is on a button.
  await tabTo(page, button(t('manifest:camera.start')))
  await page.keyboard.type(traveller.Number)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: name })).toContainText(
    t('manifest:verdict.checkedIn'),
  )
  await pressAt(page, link(t('manifest:view.handover')))
  await pressAt(page, button(t('manifest:handover.action')))
  await expect(page.getByRole('heading', { level: 2, name: /1$/ })).toBeFocused()
})
