import type { CallError } from '@selat/sdk'

import { admin } from '../../app/api.ts'
import { keepAnswer } from '../../app/keep-answer.ts'
import { keepOnDevice } from '../../app/keep-on-device.ts'
import { queryClient } from '../../app/query-client.ts'
import { session, useSession } from '../../app/session-store.ts'
import { perVisitor } from '../../app/visitor/current-visitor.ts'
import { visitorStore } from '../../app/visitor/visitor-store.ts'
import { cartQuery } from './cart-query.ts'
import { cartHeader, rememberCart } from './cart-token.ts'

const storageKey = 'accountCart'

type Join = {
  /** The account and the cart's token of the last join: while both are those of this device, the cart is the account's. */
  joined: string | null
  failure: CallError | null
}

export const useJoin = visitorStore<Join>({
  initial: () => ({ joined: null, failure: null }),
  restore: () => ({ joined: localStorage.getItem(storageKey) }),
  follow: ({ setState }, signal) => {
    // Another tab has joined it, or wiped everything.
    const onStorage = ({ key }: StorageEvent) => {
      if (key === storageKey || key === null) setState({ joined: localStorage.getItem(storageKey) })
    }
    window.addEventListener('storage', onStorage, { signal })
    // What failed for one who has left is no failure of the next.
    const stop = useSession.subscribe(({ token }, before) => {
      if (token !== before.token) setState({ failure: null })
    })
    signal.addEventListener('abort', stop)
  },
})

export const pairOf = (username: string, token: string | null): string =>
  `${username} ${token ?? ''}`

type Running = { token: string | null; joining: Promise<void> }

const running = perVisitor<{ join: Running | undefined }>(() => ({ join: undefined }))

/**
 * Makes the cart of this device the account's: what a visitor has put into it goes along. Without an answer the cart
 * stays what it was. One at a time, because two would move the same items. One that runs for a session that has ended
 * does nothing any more, so the next does not wait for it.
 */
export function joinAccountCart(): Promise<void> {
  const own = running()
  const { token } = session()
  if (own.join?.token === token) return own.join.joining
  const mine: Running = {
    token,
    joining: join().finally(() => {
      if (own.join === mine) own.join = undefined
    }),
  }
  own.join = mine
  return mine.joining
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
  keepOnDevice(storageKey, joined)
  useJoin.setState({ joined })
  await keepAnswer(queryClient(), cartQuery(data.Token).queryKey, data)
  rememberCart(data.Token)
}
