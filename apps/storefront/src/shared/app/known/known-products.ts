import type { Schemas } from '@selat/sdk'

import { knownOf } from './known.ts'

export const knownProduct = knownOf<Schemas['Product']>({
  ferry: true,
  package: true,
  attraction: true,
  hotel: true,
  transport: true,
  cruise: true,
})

export const knownCatalogue = knownOf<Schemas['CatalogueContent']>({
  package: true,
  attraction: true,
  hotel: true,
  transport: true,
  cruise: true,
})

export const knownBoard = knownOf<Schemas['Board']>({ room_only: true, breakfast: true })

export const knownUnit = knownOf<Schemas['FromPrice']['Per']>({
  person: true,
  group: true,
  night: true,
  vehicle: true,
  guest: true,
})

export const knownPriceKind = knownOf<Schemas['PriceLine']['Kind']>({
  fare: true,
  base: true,
  supplement: true,
  terminal_charge: true,
  surcharge: true,
  fee: true,
  discount: true,
})

export const knownRideField = knownOf<Schemas['TransportField']>({
  pick_up_address: true,
  drop_off_address: true,
  connection_number: true,
  hours: true,
  bags: true,
})
