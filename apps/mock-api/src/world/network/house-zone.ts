import type { Network } from './network.ts'

type House = { readonly ferry: { readonly defaultFrom: string } }

/** The zone in which a house tells its times: that of the terminal it searches from. */
export function houseZone({
  network,
  tenant,
}: {
  readonly network: Pick<Network, 'terminal'>
  readonly tenant: House
}): string {
  const terminal = network.terminal(tenant.ferry.defaultFrom)
  if (!terminal) throw new Error(`The network has no terminal ${tenant.ferry.defaultFrom}.`)
  return terminal.timeZone
}
