import { checkPassenger, issue } from '@selat/domain'
import type { Issue } from '@selat/domain'

import { todayHere } from '../../app/today-here.ts'
import { toDraft } from './passenger-details.ts'
import type { PassengerDetails } from './passenger-details.ts'

/** Everything wrong with a passenger who is saved for later; only what is filled in is judged. */
export function checkSaved(values: PassengerDetails): Issue[] {
  const issues = checkPassenger(toDraft(values), { sectors: [], today: todayHere() })
  return [...missingLastName(values), ...issues.filter(({ severity }) => severity === 'error')]
}

/** The rules allow an empty last name; that it is meant, the box for one name says. */
function missingLastName({ isOneName, lastName }: PassengerDetails): Issue[] {
  if (isOneName || lastName.trim() !== '') return []
  return [issue(['lastName'], 'passenger.required')]
}
