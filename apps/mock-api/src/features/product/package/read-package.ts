import {
  checkPackageParty,
  fieldOf,
  type Issue,
  type IssuePath,
  type PackageCode,
  type Party,
  partySize,
  reasonOf,
} from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import {
  type ProblemField,
  refuse,
  refuseField,
  refuseFields,
} from '../../../engine/http/refusal.ts'
import type { Context } from '../../../operation/context.ts'
import type { PackageEntry } from '../../../world/fixtures/catalogue/package-schema.ts'
import { requireSaleDay } from '../days/refuse-day.ts'
import type { ItemInput, SaleView } from '../item/product.ts'
import { requireQuantity } from '../item/wrong-fields.ts'
import { findEntry } from '../listing/find-entry.ts'
import {
  bookedType,
  departureTerms,
  type PackageBooking,
  type PackageType,
  partyTerms,
} from './package-terms.ts'

const FIELDS = { adults: 'QtyAdult', children: 'QtyChild', infants: 'QtyInfant' }

/** Issues of single fields; all other issues are about the party. */
const OF_A_FIELD: ReadonlySet<PackageCode> = new Set<PackageCode>([
  'passenger.invalid_count',
  'package.band_not_sold',
  'package.below_minimum',
  'package.above_maximum',
])

/** Reads an item and checks it against the package: fields first, then the party, then the day. */
export function readPackage(
  ctx: SaleView,
  { Item, Qty, Package: chosen }: ItemInput<'package'>,
  pointer: string,
): PackageBooking {
  const at = `${pointer}/Package`
  const entry = findEntry(ctx, 'package', Item)
  const type = entry.types.find(({ code }) => code === chosen.Type)
  if (!type) return refuseField(`${at}/Type`, 'unknown_option')
  const party = { adults: chosen.QtyAdult, children: chosen.QtyChild, infants: chosen.QtyInfant }
  requireParty(party, entry, type, { at, quantity: `${pointer}/Qty` })
  requireQuantity(Qty, partySize(party), `${pointer}/Qty`)
  requireSaleDay(ctx, departureTerms(entry), { date: chosen.Date, pointer: `${at}/Date` })
  return { item: entry.id, type: type.code, date: chosen.Date, party }
}

/**
 * Reads the booking again for the same package and day, with other counts. Seniors are determined by birth dates, so none are
 * counted before.
 */
export function recountPackage(
  ctx: Pick<Context, 'catalogue'>,
  booking: PackageBooking,
  { QtyAdult, QtyChild, QtyInfant, QtySenior = 0 }: Schemas['CartItemChange'],
): PackageBooking {
  const { entry, type } = bookedType(ctx, booking)
  const party = { adults: QtyAdult, children: QtyChild, infants: QtyInfant }
  requireParty(party, entry, type, { at: '', quantity: '/QtyAdult' })
  requireQuantity(QtySenior, 0, '/QtySenior')
  return { ...booking, party }
}

type Pointers = { readonly at: string; readonly quantity: string }

function requireParty(
  party: Party,
  entry: PackageEntry,
  type: PackageType,
  pointers: Pointers,
): void {
  const issues = checkPackageParty(party, partyTerms(entry, type))
  const fields = issues.filter(({ code }) => OF_A_FIELD.has(code))
  refuseFields(fields.map((one) => toField(one, pointers)))
  const errors = issues.map((one) => toField(one, pointers))
  const [first] = errors
  if (first) refuse('party_refused', { params: first.params, errors })
}

function toField({ path, code, params }: Issue<PackageCode>, pointers: Pointers): ProblemField {
  return { pointer: pointerOf(code, path, pointers), code: reasonOf(code), params }
}

function pointerOf(code: PackageCode, path: IssuePath, { at, quantity }: Pointers): string {
  switch (code) {
    case 'passenger.invalid_count':
    case 'package.band_not_sold':
      return `${at}/${FIELDS[fieldOf({ path }) as keyof Party]}` // The rule names the count.
    case 'package.below_minimum':
    case 'package.above_maximum':
      return quantity
    case 'passenger.no_passengers':
    case 'passenger.no_adult':
    case 'passenger.too_many_passengers':
      return `${at}/QtyAdult`
    case 'passenger.more_infants_than_adults':
      return `${at}/QtyInfant`
  }
  return code satisfies never
}
