import { tenant } from '../tenant.ts'
import type { CommerceEvent } from './commerce-event.ts'
import type { EventAdapter } from './event-adapter.ts'

/** Sends an event to every receiver that the tenant names. */
export function sendEvent(event: CommerceEvent): void {
  for (const adapter of adaptersOf(tenant().Analytics)) adapter.send(event)
}

function adaptersOf(settings: ReturnType<typeof tenant>['Analytics']): EventAdapter[] {
  if (!settings) return []
  const { DataLayer, Beacon } = settings
  return [...(DataLayer ? [dataLayer] : []), ...(Beacon === null ? [] : [beacon(Beacon)])]
}

/**
 * Posts events to an address, even while the page is being left. They are sent as text, which another origin accepts
 * without a preflight.
 */
function beacon(address: string): EventAdapter {
  return {
    send(event) {
      navigator.sendBeacon(address, JSON.stringify({ events: [event] }))
    },
  }
}

declare global {
  var dataLayer: object[] | undefined
}

/** Appends events to the list that tag managers read. The first event of a page creates it, as their own snippets do. */
const dataLayer: EventAdapter = {
  send({ name, params }) {
    globalThis.dataLayer ??= []
    // The list is reset first, because tag managers would merge the values of an earlier event into this one.
    globalThis.dataLayer.push({ ecommerce: null }, { event: name, ecommerce: params })
  },
}
