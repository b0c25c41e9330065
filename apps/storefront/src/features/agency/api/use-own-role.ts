import type { Schemas } from '@selat/sdk'
import { useEffect } from 'react'

import { admin } from '../../../shared/app/api.ts'
import { session, signIn, useSession } from '../../../shared/app/session-store.ts'

/** An owner may have changed one's own role since the login: what is offered follows the team. */
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
  // Somebody else may have logged in meanwhile, in another tab too: then it says nothing of who is here now.
  if (data && token !== null && token === session().token) signIn({ Token: token, User: data.User })
}
