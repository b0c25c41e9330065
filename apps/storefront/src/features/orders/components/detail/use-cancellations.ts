import type { Schemas } from '@selat/sdk'
import { useQuery } from '@tanstack/react-query'

import { refundsQuery, ticketsQuery } from '../../../../shared/trade/order/order-queries.ts'
import { readCancellations } from '../../model/cancelled-parts.ts'
import type { Cancellations } from '../../model/cancelled-parts.ts'

type PaidOrder = Pick<Schemas['Order'], 'Id' | 'PaidAt'>

/** Loads which parts of a booking were cancelled since it was paid. */
export function useCancellations({ Id, PaidAt }: PaidOrder): Cancellations {
  const isPaid = PaidAt !== null
  const refunds = useQuery({ ...refundsQuery(Id), enabled: isPaid })
  const isSome = refunds.data?.Items.some(({ Lines }) => Lines.length > 0) ?? false
  const tickets = useQuery({ ...ticketsQuery(Id), enabled: isSome })
  return readCancellations(refunds.data?.Items ?? [], tickets.data?.Items ?? [])
}
