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
  /**
   * The account and the cart's token of the last join. While both are still the present ones, the cart is the
   * account's.
   */
  joined: string | null
  failure: CallError | null
}

export const useJoin = visitorStore<Join>({
  initial: () => ({ joined: null, failure: null }),
  restore: () => ({ joined: localStorage.getItem(storageKey) }),
  follow: ({ setState }, signal) => {
    // Another tab has joined the cart, or has wiped the storage.
    const onStorage = ({ key }: StorageEvent) => {
      if (key === storageKey || key === null) setState({ joined: localStorage.getItem(storageKey) })
    }
    window.addEventListener('storage', onStorage, { signal })
    // A failure that belongs to one session must not be shown in the next.
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
 * Makes the cart of this device the account's, together with what a visitor has put into it. Without an answer the cart stays
 * as it was. There is one join at a time, because two would move the same items. A join for a session that has ended has no
 * effect, so the next one does not wait for it.
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
  // The answer is dropped if the account has logged out meanwhile, because this device then has no cart of an account.
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
