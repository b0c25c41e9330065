import {
  ORDER_STATUSES,
  PASSENGER_TITLES,
  PAYMENT_EVENTS,
  PAYMENT_FLOWS,
  PAYMENT_STATUSES,
  SAILING_SORTS,
  TICKET_STATUSES,
  TIMES_OF_DAY,
  TRIP_TYPES,
} from '@selat/domain'
import { expect, it } from 'vitest'

import { readMessages } from './message-files.ts'

/** The closed lists of the rules, each with the group of keys that has a text for each of its values. */
const groups: [namespace: string, group: string, values: readonly string[]][] = [
  ['ferry', 'tripType', TRIP_TYPES],
  ['ferry', 'sort', [...SAILING_SORTS, 'label']],
  ['ferry', 'timeOfDay', TIMES_OF_DAY],
  ['passenger', 'titles', PASSENGER_TITLES],
  ['passenger', 'shortTitles', PASSENGER_TITLES],
  ['order', 'status', ORDER_STATUSES],
  ['payment', 'status', PAYMENT_STATUSES],
  ['payment', 'flow', PAYMENT_FLOWS],
  // A history begins with the order itself.
  ['payment', 'event', ['order', ...PAYMENT_EVENTS]],
  ['ticket', 'status', TICKET_STATUSES],
]

it.each(groups)(
  'RUL-1 %s:%s has a text for each value of the rule and no other',
  (namespace, group, values) => {
    const keys = [...readMessages('EN', namespace).keys()]
      .filter((key) => key.startsWith(`${group}.`))
      .map((key) => key.slice(group.length + 1))
      // This text is for values that a later version of the contract may answer.
      .filter((key) => key !== 'unknown')

    expect(keys.toSorted()).toEqual([...values].toSorted())
  },
)
