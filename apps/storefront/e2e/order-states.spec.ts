import type { Page } from '@playwright/test'
import type { Schemas } from '@selat/sdk'

import { type Booked, bookDirectly, bookingLink } from './support/direct-booking.ts'
import { expectPage, payBy, press, sayPaid, uploadProof } from './support/journey.ts'
import { callsOf } from './support/order-call.ts'
import { receipt } from './support/picture-file.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

const DAY = '2026-11-22'
const DAY_SECONDS = 24 * 60 * 60

/** Opens the booking by the link of its mail, and expects these states of order and payment. */
async function expectStates(
  page: Page,
  { site, booked }: { site: string; booked: Booked },
  order: 'ENTRY' | 'POSTED' | 'CANCELLED' | 'EXPIRED',
  payment: 'ordered' | 'pending' | 'paid' | 'completed' | 'finished' | 'cancelled',
): Promise<void> {
  await page.goto(site + bookingLink(booked))
  await expectPage(page, booked.confirmationNumber)
  const axes = [
    [t('order:detail.orderAxis'), t(`order:status.${order}`)],
    [t('order:detail.paymentAxis'), t(`payment:status.${payment}`)],
  ].flat()
  await expect(page.getByRole('main').locator('dl').first()).toHaveText(
    new RegExp(`^${axes.join('\\s*')}`),
  )
}

test('CHK-3 an order is cancelled, expires, or goes from placed to travelled, and a paid order cannot be cancelled as unpaid', async ({
  page,
  ownSite,
}) => {
  const site = ownSite.url
  const given = { site, booked: await bookDirectly(site, DAY) }
  const left = { site, booked: await bookDirectly(site, DAY) }
  const kept = { site, booked: await bookDirectly(site, DAY) }

  await expectStates(page, given, 'ENTRY', 'ordered')
  await press(page.getByRole('button', { name: t('order:cancel.action') }))
  const dialog = page.getByRole('dialog', { name: t('order:cancel.title') })
  await press(dialog.getByRole('button', { name: t('order:cancel.action') }))
  await expect(page.getByRole('region', { name: t('common:toast.region') })).toContainText(
    t('order:cancel.done'),
  )
  await expectStates(page, given, 'CANCELLED', 'cancelled')

  await expectStates(page, kept, 'ENTRY', 'ordered')
  await press(page.getByRole('link', { name: t('payment:page.payNow') }))
  await payBy(page, 'Bank transfer, BCA')
  await expectStates(page, kept, 'ENTRY', 'pending')
  await press(page.getByRole('link', { name: t('payment:page.payNow') }))
  await uploadProof(page, receipt())
  await sayPaid(page)
  await expectStates(page, kept, 'ENTRY', 'paid')
  await ownSite.desk.approve(kept.booked.order)
  await expectStates(page, kept, 'POSTED', 'completed')
  await expect(page.getByRole('button', { name: t('order:cancel.action') })).toHaveCount(0)
  // A page that does not know yet that the order was paid would make the same call.
  const asked = callsOf(site, kept.booked)<Schemas['Order']>('cancel', {})
  await expect(asked).rejects.toThrow(/"code":"order_state_refused"/)

  await ownSite.desk.advance(3 * DAY_SECONDS)
  await expectStates(page, kept, 'POSTED', 'finished')
  await expectStates(page, left, 'EXPIRED', 'cancelled')
})
