import { checkTickets } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { useAddress } from '../../../shared/kit/address/use-address.ts'
import { refusedFields } from '../../../shared/trade/product/refused-field.ts'
import { useBookingForm } from '../../../shared/trade/product/use-booking-form.ts'
import { useOptionOn } from '../../../shared/trade/product/use-option-on.ts'
import { chosenCounts, ticketAddress } from '../model/ticket-choice.ts'
import { toTicketInput } from '../model/ticket-input.ts'
import { countsFor, toTicketTerms } from '../model/ticket-terms.ts'

export type TicketForm = ReturnType<typeof useTicketForm>

/** Holds the choice of tickets: the address keeps it, the domain checks it, and the server prices it. */
export function useTicketForm(attraction: Schemas['Attraction']) {
  const address = useAddress(ticketAddress)
  const choice = address.query
  const { date } = choice
  const { option, dayOptions, days, isPending, dayIssues } = useOptionOn({
    topic: 'attraction',
    productId: attraction.Id,
    options: attraction.Options,
    chosen: choice.option,
    date,
    needsDay: ({ NeedsVisitDate }) => NeedsVisitDate,
  })
  const terms = toTicketTerms(option)
  const counts = countsFor(chosenCounts(choice), terms)
  const issues = [
    ...dayIssues,
    ...checkTickets(counts, terms).map((words) => ({ name: 'people', words })),
  ]
  const input = issues.length === 0 ? toTicketInput(attraction.Id, option, { date, counts }) : null
  const booking = useBookingForm({
    id: 'visit',
    address,
    step: 'option',
    issues,
    input,
    // The option that the day has is only known once its month is loaded.
    priced: isPending ? null : input,
    refusedFields,
  })
  return {
    ...booking,
    attraction,
    option,
    terms,
    counts,
    days,
    dayOptions,
  }
}
