import type { CallError } from '@selat/sdk'
import { create } from 'zustand'

import { admin } from '../api.ts'
import { cartQuery } from '../cart-query.ts'
import { cartHeader, rememberCart } from '../cart-token.ts'
import { queryClient } from '../query-client.ts'
import { session, useSession } from '../session-store.ts'

const storageKey = 'accountCart'

type Join = {
  /** The account and the cart's token of the last join: while both are those of this device, the cart is the account's. */
  joined: string | null
  failure: CallError | null
}

export const useJoin = create<Join>(() => ({
  joined: localStorage.getItem(storageKey),
  failure: null,
}))

// Another tab has joined it, or wiped everything.
window.addEventListener('storage', (event) => {
  if (event.key === storageKey || event.key === null)
    useJoin.setState({ joined: localStorage.getItem(storageKey) })
})

// What failed for one who has left is no failure of the next.
useSession.subscribe(({ token }, before) => {
  if (token !== before.token) useJoin.setState({ failure: null })
})

export const pairOf = (username: string, token: string | null): string =>
  `${username} ${token ?? ''}`

let joining: Promise<void> | undefined

/**
 * Makes the cart of this device the account's: what a visitor has put into it goes along. Without an answer the cart
 * stays what it was. One at a time, because two would move the same items.
 */
export function joinAccountCart(): Promise<void> {
  joining ??= join().finally(() => {
    joining = undefined
  })
  return joining
}

async function join(): Promise<void> {
  useJoin.setState({ failure: null })
  const { token, user } = session()
  const { data, error } = await admin.post('/admin/v1/cart', { header: cartHeader() })
  // Whoever has logged out meanwhile has no cart of an account any more.
  if (session().token !== token || !user) return
  if (!data) {
    useJoin.setState({ failure: error })
    return
  }
  const joined = pairOf(user.Username, data.Token)
  localStorage.setItem(storageKey, joined)
  useJoin.setState({ joined })
  queryClient.setQueryData(cartQuery(data.Token).queryKey, data)
  rememberCart(data.Token)
}
