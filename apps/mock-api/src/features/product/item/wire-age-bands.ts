import type { AgeBands } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

export function toWireAgeBands(bands: AgeBands): Schemas['AgeBands'] {
  return {
    InfantUntil: bands.infantUntil,
    ChildUntil: bands.childUntil,
    SeniorFrom: bands.seniorFrom ?? null,
  }
}
