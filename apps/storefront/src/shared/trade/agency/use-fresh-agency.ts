import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { adminQueries } from '../../app/api.ts'
import { session, signIn } from '../../app/session-store.ts'

/** The milliseconds for which the loaded role counts as current. */
const FRESH_MS = 60_000

/**
 * Renews the session if the user's agency or role has changed, because an owner may have changed it since the login.
 * The pages then offer what the role allows; the server checks it in any case (AGT-3).
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
