import { expect } from '@playwright/test'

import type { Device } from './every-page/devices.ts'
import { arrive, lookOver } from './every-page/look-over.ts'
import { test } from './every-page/test.ts'
import { allOpenings, type Opening, someOpenings } from './every-page/views.ts'
import { type Visit, visits } from './every-page/visits.ts'
import { messagesOf } from './support/texts.ts'

/** Says whether every view is tested, as `pnpm test every-view` does; the gate tests only a selection. */
const isWhole = process.env['SELAT_EVERY_VIEW'] !== undefined

/** Returns whether an earlier visit opens the same route. */
const isFurther = (place: number): boolean =>
  visits.findIndex(({ route }) => route === visits[place]?.route) < place

/**
 * Returns the openings of a visit. A visit with an action is opened anew for each view, because the result of the action,
 * such as an open menu or calendar, may be gone in another view.
 */
function openingsOf(visit: Visit, place: number): Opening[] {
  const openings = isWhole ? [...allOpenings] : someOpenings(place, { isFurther: isFurther(place) })
  const only = visit.only
  const seen = openings.map(({ language, views }) => ({
    language,
    views: only === undefined ? views : toWidth(views, only),
  }))
  if (!visit.act) return seen
  return seen.flatMap(({ language, views }) => views.map((view) => ({ language, views: [view] })))
}

function toWidth(views: Opening['views'], width: 320 | 1280): Opening['views'] {
  return isWhole
    ? views.filter((view) => view.width === width)
    : views.map((view) => ({ ...view, width }))
}

async function findFaults(device: Device, visit: Visit, path: string, opening: Opening) {
  const { language, views } = opening
  const faults: string[] = []
  const [first] = views
  if (!first) return faults
  const page = await device.open(path, language, first)
  if (visit.act) {
    await arrive(page)
    await visit.act(page, messagesOf(language))
  }
  for (const view of views) {
    const where = `${language} ${view.width} ${view.look}`
    for (const fault of await lookOver(page, view)) faults.push(`${where}: ${fault}`)
  }
  faults.push(...device.errors().map((error) => `${language}: the console says ${error}`))
  return faults
}

// A screenshot of a failed test would add nothing, because the message says what is wrong and where.
test.use({ screenshot: 'off' })

for (const [place, visit] of visits.entries())
  test(`APP-10 I18-3 everybody can use ${visit.route}, ${visit.state}`, async ({
    visitors,
    world,
  }) => {
    // Forty views of a page take minutes on a slow machine.
    if (isWhole) test.slow()
    const device = visitors[visit.who]
    const path = await visit.at(world, device)
    const faults: string[] = []
    for (const opening of openingsOf(visit, place))
      faults.push(...(await findFaults(device, visit, path, opening)))
    expect(faults).toEqual([])
  })
