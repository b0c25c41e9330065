import type { Schemas } from '@selat/sdk'

import { knownOf } from './known.ts'

export const knownBand = knownOf<Schemas['PassengerBand']>({
  adult: true,
  child: true,
  infant: true,
  senior: true,
})

export const knownTitle = knownOf<Schemas['PassengerTitle']>({
  Mr: true,
  Mrs: true,
  Ms: true,
  Miss: true,
  Mstr: true,
})
