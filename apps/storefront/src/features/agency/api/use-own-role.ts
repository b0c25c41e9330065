import type { Schemas } from '@selat/sdk'
import { useEffect } from 'react'

import { admin } from '../../../shared/app/api.ts'
import { session, signIn, useSession } from '../../../shared/app/session-store.ts'

/**
 * Renews the session if the list of members shows another role for the reader, because an owner may have changed it since the
 * login.
 */
export function useOwnRole(members: readonly Schemas['Member'][] | undefined): void {
  const id = useSession((state) => state.user?.Id)
  const known = useSession((state) => state.user?.Agency?.Role)
  const now = members?.find(({ Id }) => Id === id)?.Role
  useEffect(() => {
    if (now !== undefined && now !== known) void renewSession()
  }, [now, known])
}

async function renewSession(): Promise<void> {
  const { token } = session()
  const { data } = await admin.get('/admin/v1/session')
  // Another account may have logged in meanwhile, in this tab or another. The answer does not describe it.
  if (data && token !== null && token === session().token) signIn({ Token: token, User: data.User })
}
