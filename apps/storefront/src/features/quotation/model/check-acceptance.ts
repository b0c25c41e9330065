import { checkPassengerList, requiredPassengerFields } from '@selat/domain'
import type { PassengerIssue } from '@selat/domain'
import { contactPersonRule } from '@selat/domain/forms'
import type { Schemas } from '@selat/sdk'

import { todayHere } from '../../../shared/app/today-here.ts'
import { toFieldIssues } from '../../../shared/kit/form/form-issue.ts'
import type { FieldIssue } from '../../../shared/kit/form/form-issue.ts'
import { checkPhone, readPhone } from '../../../shared/kit/form/read-phone.ts'
import type { PhoneBook } from '../../../shared/kit/form/read-phone.ts'
import { PASSENGER_FIELDS, sourceOf } from '../../../shared/trade/checkout/checkout-values.ts'
import type { PassengerValues } from '../../../shared/trade/checkout/checkout-values.ts'
import { toDraft } from '../../../shared/trade/passenger/passenger-details.ts'
import { linesOf } from './acceptance-values.ts'
import type { AcceptanceValues } from './acceptance-values.ts'

type Line = Pick<Schemas['QuotationLine'], 'Id' | 'People'>

export type AcceptanceRules = {
  /** The lines whose travellers are named. */
  lines: readonly Line[]
  phoneBook: PhoneBook | null
  toText: (issue: Pick<PassengerIssue, 'reason' | 'params'>) => string
  /** What is said to who has not ticked that the rules were read. */
  consentText: string
}

/** Everything wrong with what is typed, in the order of the page; what depends on the day of travel, the server says. */
export function checkAcceptance(
  values: AcceptanceValues,
  { lines, phoneBook, toText, consentText }: AcceptanceRules,
): FieldIssue[] {
  const { name, email, phoneCode } = values
  const { number: phoneNumber } = readPhone(values, phoneBook)
  const contact = contactPersonRule.safeParse({ name, email, phoneCode, phoneNumber })
  const marked = toFieldIssues(contact, { phoneCode: 'phoneCountry' })
  const isPhoneMarked = marked.some((issue) => issue.name.startsWith('phone'))
  return [
    ...marked,
    ...(isPhoneMarked ? [] : checkPhone(values, phoneBook)),
    ...lines
      .filter(({ Id }) => sourceOf(Id, values) === Id)
      .flatMap((line) =>
        checkPeople(values.passengers[line.Id] ?? [], needsPassport(line, lines, values)).map(
          ({ index, field, ...issue }) => ({
            name: `passengers.${line.Id}.${index}.${field}`,
            words: { code: 'told' as const, text: toText(issue) },
          }),
        ),
      ),
    ...(values.hasAgreed
      ? []
      : [{ name: 'hasAgreed', words: { code: 'told' as const, text: consentText } }]),
  ]
}

/** Whether one of the trips that the people of a line go on crosses a border. */
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
      (field) => issues.find((issue) => issue.field === field) ?? [],
    ).map((issue) => ({ ...issue, index }))
  })
}

/** What has to be filled in, the last name among it unless the passport has one name. */
function missing(passenger: PassengerValues, isInternational: boolean): PassengerIssue[] {
  const fields = [
    ...requiredPassengerFields(isInternational),
    ...(passenger.isOneName ? [] : ['lastName' as const]),
  ]
  const draft = toDraft(passenger)
  return fields
    .filter((field) => !draft[field]?.trim())
    .map((field) => ({ field, reason: 'required', severity: 'error', params: {} }))
}
