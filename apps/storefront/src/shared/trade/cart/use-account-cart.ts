import { INSTANSI_ROLE } from '@selat/domain'
import type { CallError } from '@selat/sdk'
import { useEffect } from 'react'

import { useSession } from '../../app/session-store.ts'
import { sellers } from '../agency/roles.ts'
import { useIsFor } from '../agency/use-agency.ts'
import { useCartToken } from './cart-token.ts'
import { joinAccountCart, pairOf, useJoin } from './join-account-cart.ts'

export type AccountCart = {
  /** Somebody is signed in, and the cart of this device is not theirs yet. */
  isJoining: boolean
  /** Why it is still the visitor's. */
  failure: CallError | null
}

/** Keeps the cart of this device the account's while somebody is signed in: after a login, on another device, after an order. */
export function useAccountCart(): AccountCart {
  // An authority buys nothing, nor does who sees to an agency's money: the API keeps no cart for them.
  const books = useIsFor(sellers)
  const hasCart = useSession(
    ({ token, user }) => token !== null && user?.Role.Name !== INSTANSI_ROLE && books,
  )
  const token = useSession((state) => state.token)
  const username = useSession((state) => state.user?.Username ?? '')
  const cart = useCartToken()
  const { joined, failure } = useJoin()
  const isOpen = hasCart && joined !== pairOf(username, cart)
  useEffect(() => {
    if (isOpen && failure === null) void joinAccountCart()
    // Another session asks for itself.
  }, [isOpen, failure, token])
  return { isJoining: isOpen && failure === null, failure: isOpen ? failure : null }
}
