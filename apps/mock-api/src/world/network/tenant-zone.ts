import { calendarDateIn } from '@selat/domain'

import type { Network } from './network.ts'

/** What of a tenant says where it is at home. */
export type TenantHome = { readonly ferry: { readonly defaultFrom: string } }

type Place = { readonly network: Pick<Network, 'terminal'>; readonly tenant: TenantHome }

/** The zone in which a tenant tells its times: that of the terminal it searches from. */
export function tenantZone({ network, tenant }: Place): string {
  const terminal = network.terminal(tenant.ferry.defaultFrom)
  if (!terminal) throw new Error(`The network has no terminal ${tenant.ferry.defaultFrom}.`)
  return terminal.timeZone
}

/** The day that it is for a tenant at an instant. */
export function tenantDay(place: Place, instant: string): string {
  return calendarDateIn(instant, tenantZone(place))
}
