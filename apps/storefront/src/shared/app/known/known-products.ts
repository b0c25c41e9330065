import type { Known, Schemas } from '@selat/sdk'

import { productPaths } from '../paths.ts'
import { knownOf } from './known.ts'

const { unknown: _unknown, ...all } = productPaths
const { ferry: _ferry, ...listed } = all

/** All products that the site knows. */
export const products = keysOf<Known<Schemas['Product']>>(all)

/** The products that have lists, which are all but the ferry. */
export const listedProducts = keysOf<Known<Schemas['CatalogueContent']>>(listed)

export const knownProduct = knownOf<Schemas['Product']>(all)

export const knownCatalogue = knownOf<Schemas['CatalogueContent']>(listed)

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

function keysOf<Key extends string>(rows: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(rows) as Key[] // the table has no other rows
}
