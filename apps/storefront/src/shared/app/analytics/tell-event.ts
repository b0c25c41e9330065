import type { CommerceEvent } from './commerce-event.ts'
import { mayTell } from './consent.ts'

/**
 * Tells the tenant of an event, where it wants to know and may. Only then is the event described and the code that sends it
 * fetched: most sites tell nobody, and their pages carry no more than this. A failure disturbs no visitor.
 */
export function tellEvent(describe: () => Promise<CommerceEvent | null>): void {
  if (mayTell()) void describeAndSend(describe).catch(() => undefined)
}

async function describeAndSend(describe: () => Promise<CommerceEvent | null>): Promise<void> {
  const [event, { sendEvent }] = await Promise.all([describe(), import('./send-event.ts')])
  // Consent may have been taken back while the code came.
  if (event && mayTell()) sendEvent(event)
}
