import type { EventAdapter } from './event-adapter.ts'

/** Posts events to an address, also of a page that is being left. As text, which another origin takes without a preflight. */
export function beacon(address: string): EventAdapter {
  return {
    send(event) {
      navigator.sendBeacon(address, JSON.stringify({ events: [event] }))
    },
  }
}
