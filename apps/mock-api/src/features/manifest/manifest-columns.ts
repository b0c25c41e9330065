import { toZonedTime } from '@selat/domain'

import type { ManifestCheckInRow } from '../../engine/store/tables/manifest-tables.ts'
import type { Network, Sailing } from '../../world/network/network.ts'
import { hasSailed } from '../order/tickets/state-now.ts'
import type { Traveller } from './traveller.ts'

/** The traveller's columns of the file, in order. They are the same in every language, because programs read them. */
export const TRAVELLER_COLUMNS = [
  'Number',
  'LastName',
  'FirstName',
  'Title',
  'DateOfBirth',
  'PlaceOfBirth',
  'Band',
  'Nationality',
  'CountryOfResidence',
  'DocumentNumber',
  'DateOfIssue',
  'DateOfExpiry',
  'PlaceOfIssue',
  'Class',
  'Operator',
  'Vessel',
  'From',
  'To',
  'DepartsAt',
  'ArrivesAt',
  'ConfirmationNumber',
  'Seller',
] as const

/** The check-in's columns of the file. */
export const CHECK_IN_COLUMNS = [
  'Status',
  'CheckedInAt',
  'CheckInPlace',
  'CheckedInBy',
  'CheckInReason',
] as const

export type TravellerCells = Record<(typeof TRAVELLER_COLUMNS)[number], string>
export type CheckInCells = Record<(typeof CHECK_IN_COLUMNS)[number], string>

export type ColumnsNetwork = Pick<Network, 'className' | 'terminal'>

/** Days are ISO 8601 dates, times ISO 8601 with the offset of their terminal. */
export function travellerCells(
  network: ColumnsNetwork,
  traveller: Traveller,
  sailing: Sailing,
): TravellerCells {
  return {
    Number: traveller.number,
    LastName: traveller.lastName,
    FirstName: traveller.firstName,
    Title: traveller.title,
    DateOfBirth: traveller.dateOfBirth,
    PlaceOfBirth: traveller.placeOfBirth,
    Band: traveller.band,
    Nationality: traveller.nationality,
    CountryOfResidence: traveller.countryOfResidence,
    DocumentNumber: traveller.passportNumber ?? '',
    DateOfIssue: traveller.dateOfIssue ?? '',
    DateOfExpiry: traveller.dateOfExpiry ?? '',
    PlaceOfIssue: traveller.placeOfIssue ?? '',
    Class: network.className(traveller.class).EN,
    Operator: sailing.operator,
    Vessel: sailing.vessel,
    From: sailing.from,
    To: sailing.to,
    DepartsAt: sailing.departsAt,
    ArrivesAt: sailing.arrivesAt,
    ConfirmationNumber: traveller.confirmationNumber,
    Seller: traveller.seller,
  }
}

/**
 * Returns the state at the hand-over: the check-ins until then, and once the ship has sailed, the passengers who were not
 * aboard.
 */
export function checkInCells(
  network: ColumnsNetwork,
  checkIn: ManifestCheckInRow | undefined,
  { sailing, now }: { readonly sailing: Sailing; readonly now: string },
): CheckInCells {
  if (!checkIn)
    return {
      Status: hasSailed(sailing, now) ? 'not_checked_in' : 'booked',
      CheckedInAt: '',
      CheckInPlace: '',
      CheckedInBy: '',
      CheckInReason: '',
    }
  // Every sailing of the network has terminals that the network knows.
  const timeZone = network.terminal(sailing.from)?.timeZone ?? 'UTC'
  return {
    Status: 'checked_in',
    CheckedInAt: toZonedTime(checkIn.at, timeZone),
    CheckInPlace: checkIn.place,
    CheckedInBy: checkIn.by_name,
    CheckInReason: checkIn.reason,
  }
}
