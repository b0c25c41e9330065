import type { Schemas } from '@selat/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { useTenant } from '../../app/tenant.ts'
import { bookingQuery } from '../order/order-queries.ts'

/** Has the device keep the tickets that are shown, once there are any. That it cannot is nobody's trouble now. */
export function useKeepTickets(orderId: string, tickets: Schemas['TicketList'] | undefined): void {
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
