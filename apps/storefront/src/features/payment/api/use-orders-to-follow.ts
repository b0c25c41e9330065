import { isId } from '@selat/domain'
import { useQuery } from '@tanstack/react-query'

import { adminQueries } from '../../../shared/app/api.ts'
import { bookingsOnDevice } from '../../../shared/app/booking-access.ts'
import { useSessionView } from '../../../shared/app/session-store.ts'

const atMost = 20

/** The orders that may wait for a payment, each once: those that this device keeps, then the unpaid ones of the account. */
export function useOrdersToFollow() {
  const isLoggedIn = useSessionView((view) => view.isLoggedIn)
  const account = useQuery({
    ...adminQueries.get('/admin/v1/order', { query: { status: 'ENTRY', limit: atMost } }),
    enabled: isLoggedIn,
    meta: { showError: true },
  })
  const ofDevice = bookingsOnDevice().filter((id) => isId('order', id))
  const ofAccount = account.data?.Items.map(({ Id }) => Id) ?? []
  return { ids: [...new Set([...ofDevice, ...ofAccount])], isAsking: account.isLoading }
}
