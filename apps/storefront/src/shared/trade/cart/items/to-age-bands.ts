import type { AgeBands } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

export function toAgeBands(wire: Schemas['AgeBands']): AgeBands {
  return {
    infantUntil: wire.InfantUntil,
    childUntil: wire.ChildUntil,
    seniorFrom: wire.SeniorFrom ?? null,
  }
}
