import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { adminQueries } from '../../app/api.ts'
import { session, signIn } from '../../app/session-store.ts'

/** For so long nobody asks again what somebody may do. */
const FRESH_MS = 60_000

/**
 * An owner may have changed what one may do since the login, or ended it: what is offered follows. The server holds to it
 * anyway (AGT-3).
 */
export function useFreshAgency(): void {
  const { data } = useQuery({ ...adminQueries.get('/admin/v1/session'), staleTime: FRESH_MS })
  const user = data?.User
  useEffect(() => {
    const { token, user: known } = session()
    if (!user || token === null || known?.Id !== user.Id) return
    const [before, now] = [known.Agency, user.Agency]
    if (before?.Id !== now?.Id || before?.Role !== now?.Role) signIn({ Token: token, User: user })
  }, [user])
}
