import { type BandCounts, checkTickets, ticketsFor } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { useAddress } from '../../../shared/kit/address/use-address.ts'
import { refusedFields } from '../../../shared/trade/product/refused-field.ts'
import { useBookingForm } from '../../../shared/trade/product/use-booking-form.ts'
import { useOptionOn } from '../../../shared/trade/product/use-option-on.ts'
import { chosenCounts, countsFor, ticketAddress, toTicketTerms } from '../model/ticket-choice.ts'

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

/** Converts a choice of tickets to an item of the cart. */
function toTicketInput(
  productId: string,
  option: Schemas['AttractionOption'],
  { date, counts }: { readonly date: string | undefined; readonly counts: BandCounts },
): Schemas['AttractionCartInput'] {
  const Attraction = {
    Option: option.Code,
    VisitDate: option.NeedsVisitDate ? (date ?? null) : null,
    QtyAdult: counts.adult,
    QtyChild: counts.child,
    QtyInfant: counts.infant,
    QtySenior: counts.senior,
  }
  const Qty = ticketsFor(counts, option.GroupSize)
  return { ItemContent: 'attraction', Items: [{ Item: productId, Qty, Attraction }] }
}
