import { withoutCompany } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

type Ticket = Schemas['Ticket']

/**
 * Who would be left on a sailing without the adult that company rules ask for, once these tickets leave it: children and
 * infants that have one today. The server knows the rule as well; this tells it while one chooses.
 */
export function leftAlone(
  tickets: readonly Ticket[],
  leaving: ReadonlySet<Ticket['Id']>,
): Ticket[] {
  const aboard = tickets.flatMap((ticket) => {
    const { State, Sector, Band } = ticket
    if (Sector.Sailing === null || State === 'void' || State === 'reserved') return []
    return [{ ticket, band: Band, sailing: Sector.Sailing.Id }]
  })
  return [...Map.groupBy(aboard, ({ sailing }) => sailing).values()].flatMap((travellers) => {
    const now = new Set(withoutCompany(travellers))
    const staying = travellers.filter(({ ticket }) => !leaving.has(ticket.Id))
    return withoutCompany(staying)
      .filter((traveller) => !now.has(traveller))
      .map(({ ticket }) => ticket)
  })
}
