import type { CommerceEvent } from './commerce-event.ts'
import { mayTell } from './consent.ts'

/**
 * Reports an event to the tenant if it wants events and the visitor allows it. Only then is the event described and the
 * code that sends it downloaded, because most sites report none. A failure is ignored.
 */
export function tellEvent(describe: () => Promise<CommerceEvent | null>): void {
  if (mayTell()) void describeAndSend(describe).catch(() => undefined)
}

async function describeAndSend(describe: () => Promise<CommerceEvent | null>): Promise<void> {
  const [event, { sendEvent }] = await Promise.all([describe(), import('./send-event.ts')])
  // Consent may have been withdrawn while the code was downloaded.
  if (event && mayTell()) sendEvent(event)
}
