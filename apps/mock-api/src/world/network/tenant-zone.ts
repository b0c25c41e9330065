import { calendarDateIn } from '@selat/domain'

import type { Network } from './network.ts'

/** The part of a tenant that determines its zone. */
export type TenantHome = { readonly ferry: { readonly defaultFrom: string } }

type Place = { readonly network: Pick<Network, 'terminal'>; readonly tenant: TenantHome }

/** Returns the zone of a tenant's times: that of its default departure terminal. */
export function tenantZone({ network, tenant }: Place): string {
  const terminal = network.terminal(tenant.ferry.defaultFrom)
  if (!terminal) throw new Error(`The network has no terminal ${tenant.ferry.defaultFrom}.`)
  return terminal.timeZone
}

/** Returns the tenant's day at an instant. */
export function tenantDay(place: Place, instant: string): string {
  return calendarDateIn(instant, tenantZone(place))
}
