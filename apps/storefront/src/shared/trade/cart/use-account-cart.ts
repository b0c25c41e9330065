import { INSTANSI_ROLE } from '@selat/domain'
import type { CallError } from '@selat/sdk'
import { useEffect } from 'react'

import { useSession } from '../../app/session-store.ts'
import { sellers } from '../agency/roles.ts'
import { useIsFor } from '../agency/use-agency.ts'
import { useCartToken } from './cart-token.ts'
import { joinAccountCart, pairOf, useJoin } from './join-account-cart.ts'

export type AccountCart = {
  /** Whether a user is signed in and the cart of this device does not belong to the account yet. */
  isJoining: boolean
  /** The reason why the join failed; null if it did not. */
  failure: CallError | null
}

/**
 * Joins the cart of this device to the account while a user is signed in: after a login, on another device, after an
 * order.
 */
export function useAccountCart(): AccountCart {
  // The API keeps no cart for authorities and for members in accounting, because they buy nothing.
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
    // A new session needs a join of its own.
  }, [isOpen, failure, token])
  return { isJoining: isOpen && failure === null, failure: isOpen ? failure : null }
}
