import { fieldOf, type Issue, issue } from '../issues/issue.ts'
import type { CalendarDate } from '../time/calendar-date.ts'
import type { CountedBand } from './age-bands.ts'
import { checkPassenger } from './check-passenger.ts'
import { findUnaccompanied } from './find-unaccompanied.ts'
import { normalisePassenger } from './normalise-passenger.ts'
import type { PassengerCode } from './passenger-issue.ts'
import type { PassengerDraft } from './passenger.ts'
import type { TravelSector } from './travel-sector.ts'

/** A passenger with the booked band of the place. */
export type BookedPassenger = {
  readonly passenger: PassengerDraft
  readonly bookedBand: CountedBand
}

/**
 * Lists the issues of each passenger of a booking, at the passenger's index, including duplicates and passengers without
 * company.
 */
export function checkPassengerList(
  list: readonly BookedPassenger[],
  trip: { readonly sectors: readonly TravelSector[]; readonly today: CalendarDate },
): Issue<PassengerCode>[][] {
  const duplicates = findDuplicates(list.map(({ passenger }) => passenger))
  const own = list.map(({ passenger, bookedBand }) =>
    checkPassenger(passenger, { ...trip, bookedBand }),
  )
  const alone = areAgesRight(own) ? findUnaccompanied(list, trip.sectors) : []
  return own.map((issues, index) => [
    ...issues,
    ...(duplicates[index] ?? []),
    ...(alone[index] ?? []),
  ])
}

/** Whether no birth date has an error. While one has, it is unknown whether the others have company. */
function areAgesRight(issues: readonly (readonly Issue<PassengerCode>[])[]): boolean {
  return !issues.flat().some((one) => fieldOf(one) === 'dateOfBirth' && one.severity === 'error')
}

/**
 * Lists an issue for each passenger who has the passport of an earlier one, or else the names and date of birth of an
 * earlier one. Passports are equal only if number and nationality are, because countries number theirs independently.
 */
export function findDuplicates(passengers: readonly PassengerDraft[]): Issue<PassengerCode>[][] {
  const passports = new Map<string, number>()
  const people = new Map<string, number>()
  return passengers.map(normalisePassenger).map((passenger, index) => {
    const samePassport = seenAt(passports, passportKey(passenger), index)
    const samePerson = seenAt(people, personKey(passenger), index)
    if (samePassport !== undefined)
      return [
        issue(['passportNumber'], 'passenger.duplicate_passport', { passenger: samePassport + 1 }),
      ]
    if (samePerson !== undefined)
      return [issue(['firstName'], 'passenger.duplicate_person', { passenger: samePerson + 1 })]
    return []
  })
}

function seenAt(seen: Map<string, number>, key: string | undefined, index: number) {
  if (key === undefined) return undefined
  const earlier = seen.get(key)
  if (earlier === undefined) seen.set(key, index)
  return earlier
}

function passportKey({ passportNumber, nationality }: PassengerDraft): string | undefined {
  return passportNumber ? `${nationality}/${passportNumber}` : undefined
}

function personKey({ firstName, lastName, dateOfBirth }: PassengerDraft): string | undefined {
  if (!firstName || !dateOfBirth) return undefined
  return `${firstName}/${lastName}/${dateOfBirth}`.toUpperCase()
}
