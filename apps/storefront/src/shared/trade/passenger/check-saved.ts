import { checkPassenger, issue, type Issue } from '@selat/domain'

import { todayHere } from '../../app/today-here.ts'
import { type PassengerDetails, toDraft } from './passenger-details.ts'

/** Returns everything that is wrong with a passenger who is saved for later; empty fields are not checked. */
export function checkSaved(values: PassengerDetails): Issue[] {
  const issues = checkPassenger(toDraft(values), { sectors: [], today: todayHere() })
  return [...missingLastName(values), ...issues.filter(({ severity }) => severity === 'error')]
}

/** Requires a last name unless the box for a single name is ticked, because the domain's rules allow an empty one. */
function missingLastName({ isOneName, lastName }: PassengerDetails): Issue[] {
  if (isOneName || lastName.trim() !== '') return []
  return [issue(['lastName'], 'passenger.required')]
}
