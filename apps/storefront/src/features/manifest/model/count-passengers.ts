import type { Schemas } from '@selat/sdk'

type Passenger = Pick<
  Schemas['ManifestPassenger'],
  'Band' | 'Nationality' | 'Class' | 'ClassName' | 'CheckedIn'
>

export type Count<Key extends string = string> = {
  key: Key
  booked: number
  checkedIn: number
}

export type PassengerCounts = {
  all: Count<'all'>
  bands: Count<Schemas['PassengerBand']>[]
  /** The counts by nationality, the most frequent first. */
  nationalities: Count[]
  /** The counts by class, in the order in which the classes first appear among the passengers. */
  classes: (Count & { name: string })[]
}

const bandOrder = ['adult', 'senior', 'child', 'infant'] as const

/** Counts the passengers who are booked and checked in: in total, and by band, nationality and class. */
export function countPassengers(passengers: readonly Passenger[]): PassengerCounts {
  const bands = countBy(passengers, ({ Band }) => Band)
  const nationalities = countBy(passengers, ({ Nationality }) => Nationality)
  const names = new Map(passengers.map(({ Class, ClassName }) => [Class, ClassName]))
  return {
    all: { key: 'all', booked: passengers.length, checkedIn: countCheckedIn(passengers) },
    bands: bandOrder.flatMap((band) => bands.find(({ key }) => key === band) ?? []),
    nationalities: nationalities.toSorted(
      (a, b) => b.booked - a.booked || a.key.localeCompare(b.key, 'en'),
    ),
    classes: countBy(passengers, ({ Class }) => Class).map((count) => ({
      ...count,
      name: names.get(count.key) ?? count.key,
    })),
  }
}

function countCheckedIn(passengers: readonly Passenger[]): number {
  return passengers.filter(({ CheckedIn }) => CheckedIn !== null).length
}

function countBy<Key extends string>(
  passengers: readonly Passenger[],
  keyOf: (passenger: Passenger) => Key,
): Count<Key>[] {
  const keys = [...new Set(passengers.map(keyOf))]
  return keys.map((key) => {
    const group = passengers.filter((passenger) => keyOf(passenger) === key)
    return { key, booked: group.length, checkedIn: countCheckedIn(group) }
  })
}
