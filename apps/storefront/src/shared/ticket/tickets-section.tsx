import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Skeleton } from '@selat/ui/skeleton'
import { useQuery } from '@tanstack/react-query'

import { ticketsQuery } from '../order/order-queries.ts'
import { QueryState } from '../query-state.tsx'
import { useTenant } from '../tenant.ts'
import { TicketList } from './ticket-list.tsx'

const askAgainMs = 5_000

export type TicketsSectionProps = { order: Pick<Schemas['Order'], 'Id' | 'ConfirmationNumber'> }

/** The e-tickets of a paid order; until they are issued the section says so and asks again. On paper it stands alone. */
export function TicketsSection({ order }: TicketsSectionProps) {
  const { t } = useTranslation('ticket')
  const tickets = useQuery({
    ...ticketsQuery(order.Id),
    refetchInterval: ({ state }) => (state.data?.Items.length === 0 ? askAgainMs : false),
  })
  return (
    <section aria-labelledby="tickets">
      <PaperHead confirmationNumber={order.ConfirmationNumber} />
      <h2 id="tickets" className="text-2xl print:sr-only">
        {t('list.title')}
      </h2>
      <div className="mt-4">
        <QueryState query={tickets} skeleton={<Skeleton className="h-72 rounded-xl" />}>
          {({ Items }) =>
            Items.length === 0 ? (
              <p role="status">{t('notIssued.body')}</p>
            ) : (
              <TicketList tickets={Items} />
            )
          }
        </QueryState>
      </div>
    </section>
  )
}

/** Whose paper it is, and whom to call with it in the terminal. */
function PaperHead({ confirmationNumber }: { confirmationNumber: string }) {
  const { Name, Contact } = useTenant()
  return (
    <p className="hidden justify-between border-b border-border pb-2 print:flex">
      <span className="font-bold">{Name}</span>
      <span>{[Contact.Phone, Contact.Email].filter(Boolean).join(' · ')}</span>
      <span className="font-bold tabular">{confirmationNumber}</span>
    </p>
  )
}
