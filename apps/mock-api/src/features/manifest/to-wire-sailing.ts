import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Context } from '../../operation/context.ts'
import type { Sailing } from '../../world/network/network.ts'
import { knownTerminal, toWireTerminal } from '../product/ferry/wire-network.ts'
import type { SailingLoad } from './sailing-loads.ts'

/** Converts a sailing with its load for an authority. */
export function toWireManifestSailing(
  { network, language }: Pick<Context, 'network' | 'language'>,
  sailing: Sailing,
  load: SailingLoad,
): Schemas['ManifestSailing'] {
  const terminal = (code: string) => toWireTerminal(knownTerminal({ network }, code), language)
  return {
    Id: sailing.id,
    Operator: sailing.operator,
    OperatorName: operatorName({ network }, sailing),
    Vessel: sailing.vessel,
    From: terminal(sailing.from),
    To: terminal(sailing.to),
    DepartsAt: sailing.departsAt,
    ArrivesAt: sailing.arrivesAt,
    CheckInOpensAt: sailing.checkInOpensAt,
    CheckInClosesAt: sailing.checkInClosesAt,
    IsInternational: network.route(sailing)?.isInternational ?? false,
    Capacity: Object.keys(sailing.seats).reduce(
      (sum, travelClass) => sum + network.seatPlan(sailing, travelClass).capacity,
      0,
    ),
    Booked: load.booked,
    CheckedIn: load.checkedIn,
    LastVersion: load.lastVersion,
    HasChanges: load.hasChanges,
  }
}

export function operatorName(
  { network }: Pick<Context, 'network'>,
  { operator }: Pick<Sailing, 'operator'>,
): string {
  return network.operator(operator)?.name ?? operator
}
