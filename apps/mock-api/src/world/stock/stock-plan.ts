import type { StockPlan } from '../catalogue/catalogue.ts'
import type { World } from '../world.ts'

const SAILING = 'sai_'

/**
 * Returns the capacity and the simulated sales of a resource's unit: a class of a sailing, or a product's unit on a day.
 */
export function stockPlanOf(
  { network, catalogue }: World,
  { resource, unit }: { readonly resource: string; readonly unit: string },
): StockPlan {
  if (!resource.startsWith(SAILING)) return catalogue.stockPlan(resource, unit)
  const sailing = network.sailing(resource)
  if (!sailing) throw new Error(`No sailing ${resource} to take seats of.`)
  return network.seatPlan(sailing, unit)
}
