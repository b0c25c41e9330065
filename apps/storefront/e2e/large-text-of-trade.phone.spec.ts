import { expect } from '@playwright/test'

import { findLayoutFaults } from './every-page/layout-faults.ts'
import { arrive } from './every-page/look-over.ts'
import { test } from './every-page/test.ts'
import { visits } from './every-page/visits.ts'

// A screenshot of a failed test would add nothing, because the message says what is wrong and where.
test.use({ screenshot: 'off' })

/** The pages that show amounts, people and documents; `large-text.phone.spec.ts` has those that everybody opens first. */
const ROUTES = [
  '/agency',
  '/agency/team',
  '/agency/markup',
  '/customers',
  '/quotations',
  '/quotations/:id',
  '/quotation/:agency',
  '/wallet_balance',
  '/manifest',
  '/cart',
  '/checkout',
  '/order-history',
  '/order-detail',
  '/payment',
  '/success-payment',
  '/paid-dolphin',
  '/receipt',
]

for (const visit of visits.filter(({ route, act }) => ROUTES.includes(route) && !act))
  test(`APP-10 ${visit.route}, ${visit.state}, keeps words and amounts whole at twice the size on a phone`, async ({
    visitors,
    world,
  }) => {
    const device = visitors[visit.who]
    const path = await visit.at(world, device)
    const page = await device.open(path, 'EN', { look: 'light', width: 320 })

    // A phone of 390 px that shows everything twice as large lays its pages out in 195 px.
    await page.setViewportSize({ width: 195, height: 400 })
    await arrive(page)

    expect(await findLayoutFaults(page)).toEqual([])
  })
