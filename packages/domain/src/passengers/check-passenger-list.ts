import { fieldOf, type Issue, issue } from '../issues/issue.ts'
import type { CalendarDate } from '../time/calendar-date.ts'
import type { CountedBand } from './age-bands.ts'
import { checkPassenger } from './check-passenger.ts'
import { findUnaccompanied } from './find-unaccompanied.ts'
import { normalisePassenger } from './normalise-passenger.ts'
import type { PassengerCode } from './passenger-issue.ts'
import type { PassengerDraft } from './passenger.ts'
import type { TravelSector } from './travel-sector.ts'

/** A passenger in the place of a band. */
export type BookedPassenger = {
  readonly passenger: PassengerDraft
  readonly bookedBand: CountedBand
}

/** Issues of each passenger of a booking, at its index, of those that are there twice, and of those without company. */
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

/** Whether no birth date is refused: while one is, the company of the others is not known. */
function areAgesRight(issues: readonly (readonly Issue<PassengerCode>[])[]): boolean {
  return !issues.flat().some((one) => fieldOf(one) === 'dateOfBirth' && one.severity === 'error')
}

/**
 * For each passenger, whether an earlier one has the same passport, or else the same names and date of birth.
 * Two passports of one number and nationality are one passport; countries number theirs independently.
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
