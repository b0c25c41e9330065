import { useTranslation, useFormat } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Skeleton } from '@selat/ui/skeleton'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useEffect } from 'react'

import { useTenant } from '../../app/tenant.ts'
import { useKeptAt } from '../../kit/offline/use-kept-at.ts'
import { QueryState } from '../../kit/query-state.tsx'
import { useReaderZone } from '../agency/use-zone.ts'
import { ticketsQuery, bookingQuery } from '../order/order-queries.ts'
import { sellerOf } from './seller.ts'
import { TicketList } from './ticket-list.tsx'
import { TICKETS_SLOT } from './tickets-slot.ts'
import { VoucherList } from './voucher-list.tsx'

const askAgainMs = 5_000

export type TicketsSectionProps = {
  order: Pick<Schemas['Order'], 'Id' | 'ConfirmationNumber' | 'Items'>
}

/**
 * Shows the e-tickets and vouchers of a paid order. Until they are issued, the section says so and asks again. On paper it
 * stands alone.
 */
export function TicketsSection({ order }: TicketsSectionProps) {
  const { t } = useTranslation('ticket')
  const titleId = useId()
  const tickets = useQuery({
    ...ticketsQuery(order.Id),
    refetchInterval: ({ state }) => (state.data && isNotIssued(state.data) ? askAgainMs : false),
  })
  useKeepTickets(order.Id, tickets.data)
  return (
    <section aria-labelledby={titleId} data-slot={TICKETS_SLOT}>
      <PaperHead
        confirmationNumber={order.ConfirmationNumber}
        agency={tickets.data?.Agency ?? null}
      />
      <h2 id={titleId} tabIndex={-1} className="text-2xl outline-none print:sr-only">
        {t(titleOf(order.Items))}
      </h2>
      <div className="mt-4">
        <OfflineCopyNote orderId={order.Id} answeredAt={tickets.dataUpdatedAt} />
        <QueryState query={tickets} skeleton={<Skeleton className="h-72 rounded-xl" />}>
          {(list) =>
            isNotIssued(list) ? (
              <p role="status">{t('notIssued.body')}</p>
            ) : (
              <div className="flex flex-col gap-10 print:gap-6">
                {list.Items.length > 0 && <TicketList tickets={list.Items} agency={list.Agency} />}
                {list.Vouchers.length > 0 && (
                  <VoucherList
                    vouchers={list.Vouchers}
                    items={order.Items}
                    agency={list.Agency}
                    hasHeading={list.Items.length > 0}
                  />
                )}
              </div>
            )
          }
        </QueryState>
      </div>
    </section>
  )
}

function isNotIssued({ Items, Vouchers }: Schemas['TicketList']): boolean {
  return Items.length === 0 && Vouchers.length === 0
}

/** Returns the key of the title: ferries give tickets, everything else gives vouchers. */
function titleOf(items: readonly Schemas['OrderItem'][]) {
  const ferries = items.filter(({ ItemContent }) => ItemContent === 'ferry')
  if (ferries.length === items.length) return 'list.title'
  return ferries.length === 0 ? 'list.vouchers' : 'list.both'
}

type PaperHeadProps = { confirmationNumber: string; agency: Schemas['AgencyContact'] | null }

/** Says on paper who sold the tickets, and whom to call about them in the terminal. */
function PaperHead({ confirmationNumber, agency }: PaperHeadProps) {
  const { name, contact } = sellerOf(agency, useTenant())
  return (
    <p className="hidden justify-between border-b border-border pb-2 print:flex">
      <span className="font-bold">{name}</span>
      <span>{contact}</span>
      <span className="font-bold tabular">{confirmationNumber}</span>
    </p>
  )
}

/**
 * Has the device store the tickets that are shown, once there are any. A failure is not shown, because the tickets are
 * on the screen.
 */
function useKeepTickets(orderId: string, tickets: Schemas['TicketList'] | undefined): void {
  const queries = useQueryClient()
  const tenant = useTenant()
  useEffect(() => {
    const isIssued = tickets && tickets.Items.length + tickets.Vouchers.length > 0
    const order = queries.getQueryData(bookingQuery(orderId).queryKey)
    if (!isIssued || !order || tenant.Web === '') return
    void import('../../kit/offline/keep-tickets.ts')
      .then(({ keepTickets }) => keepTickets({ order, tickets, tenant }))
      .catch(() => undefined)
  }, [orderId, tickets, tenant, queries])
}

type OfflineCopyNoteProps = { orderId: string; answeredAt: number }

/** Says that the tickets come from this device, because the network did not answer. */
function OfflineCopyNote({ orderId, answeredAt }: OfflineCopyNoteProps) {
  const { t } = useTranslation('ticket')
  const format = useFormat()
  const zone = useReaderZone()
  const keptAt = useKeptAt(`/travel/v1/order/${orderId}/ticket`, answeredAt)
  if (keptAt === null) return null
  return (
    <Alert variant="info" live="polite" title={t('offline.title')} className="mb-5 print:hidden">
      {t('offline.body', { date: format.instant(keptAt, zone) })}
    </Alert>
  )
}
