import { checkTickets, type TicketRefusal } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { type RefusedField, refusedFields } from '../../../shared/trade/product/refused-field.ts'
import { useBookingForm } from '../../../shared/trade/product/use-booking-form.ts'
import { useDetailChoice } from '../../../shared/trade/product/use-detail-choice.ts'
import { type DayIssue, useOptionOn } from '../../../shared/trade/product/use-option-on.ts'
import {
  parseTicketChoice,
  serializeTicketChoice,
  type TicketChoice,
} from '../model/ticket-choice.ts'
import { toTicketInput } from '../model/ticket-input.ts'
import { countsFor, toTicketTerms } from '../model/ticket-terms.ts'

export type TicketIssue = DayIssue | { field: 'people'; refusal: TicketRefusal } | RefusedField

export const ticketFieldId = (field: TicketIssue['field']) => `visit-${field}`

export type TicketForm = ReturnType<typeof useTicketForm>

/** Tickets in the making: the address keeps them, the domain judges them, the server prices them. */
export function useTicketForm(attraction: Schemas['Attraction']) {
  const { choice, choose } = useDetailChoice(parseTicketChoice, serializeTicketChoice)
  const { date } = choice
  const { option, days, isPending, dayIssues } = useOptionOn({
    productId: attraction.Id,
    options: attraction.Options,
    chosen: choice.option,
    date,
    needsDay: ({ NeedsVisitDate }) => NeedsVisitDate,
  })
  const terms = toTicketTerms(option)
  const counts = countsFor(choice.counts, terms)
  const refusals = checkTickets(counts, terms)
  const issues: TicketIssue[] = [
    ...dayIssues,
    ...refusals.map((refusal) => ({ field: 'people' as const, refusal })),
  ]
  const input = issues.length === 0 ? toTicketInput(attraction.Id, option, { date, counts }) : null
  const { reset, ...booking } = useBookingForm<TicketIssue>({
    issues,
    isUnfinished: (issue) => 'reason' in issue && issue.reason === 'required',
    input,
    // Which option the day has is not known before its month is.
    priced: isPending ? null : input,
    refusedFields,
    fieldId: ticketFieldId,
  })
  return {
    ...booking,
    attraction,
    choice,
    option,
    terms,
    counts,
    days,
    choose: (patch: Partial<TicketChoice>) => {
      reset()
      choose(patch, { push: 'option' in patch })
    },
  }
}
