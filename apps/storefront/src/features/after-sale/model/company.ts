import { withoutCompany } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { knownBand } from '../../../shared/app/known/known-people.ts'

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
    const { State, Sector } = ticket
    const band = knownBand(ticket.Band)
    if (Sector.Sailing === null || State === 'void' || State === 'reserved') return []
    // Whether somebody of a band that the site does not know needs company is the server's to say.
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
