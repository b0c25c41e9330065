import {
  checkPassengerList,
  fieldOf,
  issue,
  type Issue,
  PASSENGER_FIELDS,
  requiredPassengerFields,
} from '@selat/domain'
import { contactPersonRule } from '@selat/domain/forms'
import type { Schemas } from '@selat/sdk'

import { todayHere } from '../../../shared/app/today-here.ts'
import { type FieldIssue, toFieldIssues } from '../../../shared/kit/form/form-issue.ts'
import { checkPhone, type PhoneBook, readPhone } from '../../../shared/kit/form/read-phone.ts'
import { type PassengerValues, sourceOf } from '../../../shared/trade/checkout/checkout-values.ts'
import { toDraft } from '../../../shared/trade/passenger/passenger-details.ts'
import { type AcceptanceValues, linesOf } from './acceptance-values.ts'

type Line = Pick<Schemas['QuotationLine'], 'Id' | 'People'>

export type AcceptanceRules = {
  /** The lines that ask for travellers by name. */
  lines: readonly Line[]
  phoneBook: PhoneBook | null
}

/** Returns all issues of the typed values, in the order of the page; the server checks what depends on the day of travel. */
export function checkAcceptance(
  values: AcceptanceValues,
  { lines, phoneBook }: AcceptanceRules,
): FieldIssue[] {
  const { name, email, phoneCode } = values
  const { number: phoneNumber } = readPhone(values, phoneBook)
  const contact = contactPersonRule.safeParse({ name, email, phoneCode, phoneNumber })
  const marked = toFieldIssues(contact, { phoneCode: 'phoneCountry' })
  const isPhoneMarked = marked.some((found) => found.name.startsWith('phone'))
  return [
    ...marked,
    ...(isPhoneMarked ? [] : checkPhone(values, phoneBook)),
    ...lines
      .filter(({ Id }) => sourceOf(Id, values) === Id)
      .flatMap((line) =>
        checkPeople(values.passengers[line.Id] ?? [], needsPassport(line, lines, values)).map(
          ({ index, words }) => ({
            name: `passengers.${line.Id}.${index}.${fieldOf(words)}`,
            words,
          }),
        ),
      ),
    ...(values.hasAgreed
      ? []
      : [{ name: 'hasAgreed', words: issue(['hasAgreed'], 'quotation.consent_required') }]),
  ]
}

/** Whether one of the trips of a line's travellers crosses a border. */
export function needsPassport(
  line: Line,
  lines: readonly Line[],
  values: Pick<AcceptanceValues, 'sameAs'>,
): boolean {
  return linesOf(line, lines, values).some(({ People }) => People.NeedsPassport)
}

function checkPeople(list: readonly PassengerValues[], isInternational: boolean) {
  const found = checkPassengerList(
    list.map((passenger) => ({ bookedBand: passenger.band, passenger: toDraft(passenger) })),
    { sectors: [], today: todayHere() },
  )
  return list.flatMap((passenger, index) => {
    const issues = [
      ...missing(passenger, isInternational),
      ...(found[index] ?? []).filter(({ severity }) => severity === 'error'),
    ]
    return PASSENGER_FIELDS.flatMap(
      (field) => issues.find((one) => fieldOf(one) === field) ?? [],
    ).map((words) => ({ words, index }))
  })
}

/** Returns an issue for each empty field that is required; the last name is one unless the passport has a single name. */
function missing(passenger: PassengerValues, isInternational: boolean): Issue[] {
  const fields = [
    ...requiredPassengerFields(isInternational),
    ...(passenger.isOneName ? [] : ['lastName' as const]),
  ]
  const draft = toDraft(passenger)
  return fields
    .filter((field) => !draft[field]?.trim())
    .map((field) => issue([field], 'passenger.required'))
}
