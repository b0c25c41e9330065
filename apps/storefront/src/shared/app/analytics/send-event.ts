import { tenant } from '../tenant.ts'
import { beacon } from './beacon.ts'
import type { CommerceEvent } from './commerce-event.ts'
import { dataLayer } from './data-layer.ts'
import type { EventAdapter } from './event-adapter.ts'

/** Sends an event to everybody whom the tenant names. */
export function sendEvent(event: CommerceEvent): void {
  for (const adapter of adaptersOf(tenant().Analytics)) adapter.send(event)
}

function adaptersOf(settings: ReturnType<typeof tenant>['Analytics']): EventAdapter[] {
  if (!settings) return []
  const { DataLayer, Beacon } = settings
  return [...(DataLayer ? [dataLayer] : []), ...(Beacon === null ? [] : [beacon(Beacon)])]
}
