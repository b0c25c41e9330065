import { withoutCompany } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { knownBand } from '../../../shared/app/known/known-people.ts'

type Ticket = Schemas['Ticket']

/**
 * Lists the tickets of children and infants who have the company of an adult now and would lose it once the given tickets leave
 * the sailing. The server judges by the same rule; this answers while the visitor is still choosing.
 */
export function leftAlone(
  tickets: readonly Ticket[],
  leaving: ReadonlySet<Ticket['Id']>,
): Ticket[] {
  const aboard = tickets.flatMap((ticket) => {
    const { State, Sector } = ticket
    const band = knownBand(ticket.Band)
    if (Sector.Sailing === null || State === 'void' || State === 'reserved') return []
    // The server alone decides whether a traveller of an unknown band needs company.
    return band === 'unknown' ? [] : [{ ticket, band, sailing: Sector.Sailing.Id }]
  })
  return [...Map.groupBy(aboard, ({ sailing }) => sailing).values()].flatMap((travellers) => {
    const now = new Set(withoutCompany(travellers))
    const staying = travellers.filter(({ ticket }) => !leaving.has(ticket.Id))
    return withoutCompany(staying)
      .filter((traveller) => !now.has(traveller))
      .map(({ ticket }) => ticket)
  })
}
