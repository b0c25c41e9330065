import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { startVisitor } from '../../../test/test-visitor.ts'
import { setTenant, tenant } from '../tenant.ts'
import type { CommerceEvent } from './commerce-event.ts'
import { chooseConsent } from './consent.ts'
import { tellEvent } from './tell-event.ts'

type Analytics = NonNullable<ReturnType<typeof tenant>['Analytics']>

const added: CommerceEvent = {
  name: 'add_to_cart',
  params: {
    currency: 'SGD',
    value: 41.5,
    items: [
      {
        item_id: 'fer_HFC-BTC',
        item_name: 'HFC-BTC',
        item_category: 'ferry',
        price: 41.5,
        currency: 'SGD',
        quantity: 1,
      },
    ],
  },
}

const everywhere = {
  DataLayer: true,
  Beacon: 'https://events.example/in',
  Consent: false,
} satisfies Analytics

const sendBeacon = vi.fn<Navigator['sendBeacon']>(() => true)

beforeEach(() => {
  startVisitor()
  Object.assign(navigator, { sendBeacon })
})

afterEach(() => {
  Reflect.deleteProperty(navigator, 'sendBeacon')
  sendBeacon.mockClear()
  globalThis.dataLayer = undefined
})

function openSite(analytics?: Analytics): void {
  setTenant({ ...tenant(), ...(analytics && { Analytics: analytics }) })
}

/**
 * Tells of an event and waits until everything that follows is done; returns whether the event was described at all.
 */
async function tell(event: CommerceEvent = added): Promise<boolean> {
  const describe = vi.fn<() => Promise<CommerceEvent>>().mockResolvedValue(event)
  tellEvent(describe)
  await import('./send-event.ts')
  await new Promise((resolve) => setTimeout(resolve))
  return describe.mock.calls.length > 0
}

const sent = () => ({ beacons: sendBeacon.mock.calls, pushes: globalThis.dataLayer })
const nothing = { beacons: [], pushes: undefined }

it('APP-6 a site without analytics sends nothing, and does not even describe the event', async () => {
  openSite()

  expect(await tell()).toBe(false)
  expect(sent()).toEqual(nothing)
})

it('APP-6 the data layer gets an event in the form of tag managers, after the one before has been cleared', async () => {
  openSite({ ...everywhere, Beacon: null })

  await tell()

  expect(sent()).toEqual({
    beacons: [],
    pushes: [{ ecommerce: null }, { event: 'add_to_cart', ecommerce: added.params }],
  })
})

it('APP-6 a beacon posts the event as text to the tenant’s address, and the data layer stays unused', async () => {
  openSite({ ...everywhere, DataLayer: false })

  await tell()

  expect(sent().pushes).toBeUndefined()
  expect(sent().beacons).toEqual([
    ['https://events.example/in', JSON.stringify({ events: [added] })],
  ])
})

it('SUP-3 nothing is sent before a visitor has agreed, nor after they have declined', async () => {
  openSite({ ...everywhere, Consent: true })

  expect(await tell()).toBe(false)
  chooseConsent('denied')
  expect(await tell()).toBe(false)

  expect(sent()).toEqual(nothing)
})

it('SUP-3 events are sent from a visitor’s consent on, also after a reload, until it is taken back', async () => {
  openSite({ ...everywhere, Consent: true })
  chooseConsent('granted')
  startVisitor()
  openSite({ ...everywhere, Consent: true })

  await tell()
  chooseConsent('denied')
  await tell()

  expect(sent().beacons).toHaveLength(1)
  expect(sent().pushes).toHaveLength(2)
})

it('SUP-3 an event that is still being described when consent is taken back is not sent', async () => {
  openSite({ ...everywhere, Consent: true })
  chooseConsent('granted')

  tellEvent(async () => {
    chooseConsent('denied')
    return added
  })
  await import('./send-event.ts')
  await new Promise((resolve) => setTimeout(resolve))

  expect(sent()).toEqual(nothing)
})

it('APP-6 an event that cannot be described is not sent and raises no error', async () => {
  openSite(everywhere)
  const failed = vi.fn<() => void>()
  process.once('unhandledRejection', failed)

  tellEvent(() => Promise.reject(new Error('no such item')))
  await new Promise((resolve) => setTimeout(resolve, 10))

  process.off('unhandledRejection', failed)
  expect(failed).not.toHaveBeenCalled()
  expect(sent()).toEqual(nothing)
})
