import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { Link } from 'react-router-dom'

import { paths } from '../../app/paths.ts'
import { sellers } from '../agency/roles.ts'
import { useIsFor } from '../agency/use-agency.ts'
import { CrossingName } from '../ferry/crossing-name.tsx'
import { ETicket } from './e-ticket.tsx'
import { groupTickets, type TicketGroup } from './group-tickets.ts'

export type TicketListProps = {
  tickets: readonly Schemas['Ticket'][]
  agency: Schemas['AgencyContact'] | null
}

/** Lists the e-tickets of an order by sailing. */
export function TicketList({ tickets, agency }: TicketListProps) {
  return (
    <div className="flex flex-col gap-10 print:gap-6">
      {groupTickets(tickets).map((group) => (
        <section key={group.key} aria-labelledby={headingId(group)}>
          <GroupHeading group={group} />
          <ChooseLink group={group} />
          <ul className="mt-3 flex flex-col gap-5">
            {group.tickets.map((ticket) => (
              <li key={ticket.Id} className="break-inside-avoid">
                <ETicket ticket={ticket} agency={agency} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function GroupHeading({ group }: { group: TicketGroup }) {
  const format = useFormat()
  const { From, To, Sailing } = group.sector
  return (
    <h3 id={headingId(group)} className="text-lg">
      <CrossingName from={From.Name} to={To.Name} />{' '}
      {Sailing && (
        <span className="inline-block font-normal text-muted-foreground">
          {format.date(Sailing.DepartsAt, 'short')}
        </span>
      )}
    </h3>
  )
}

/** Links to the choice of a sailing, because an open ticket cannot be used before. */
function ChooseLink({ group: { tickets, sector } }: { group: TicketGroup }) {
  const { t } = useTranslation('ticket')
  const isSeller = useIsFor(sellers)
  const ticket = tickets.find(({ State }) => State === 'issued')
  if (!isSeller || sector.Sailing !== null || !ticket) return null
  return (
    <Button asChild variant="outline" className="mt-2 print:hidden">
      <Link to={paths.paidDolphin({ order: ticket.Order, ticket: ticket.Id })}>
        {t('redeem.choose')}
      </Link>
    </Button>
  )
}

function headingId({ key }: TicketGroup): string {
  return `tickets-${key.replaceAll(/\W+/g, '-')}`
}
