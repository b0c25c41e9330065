import { focusManager, notifyManager } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'

import { travel } from '../shared/app/api.ts'
import { useAppState } from '../shared/app/app-state.ts'
import { currentLanguage, onLanguageChange } from '../shared/app/locale.ts'
import { dismissToasts } from '../shared/app/notify.ts'
import { queryClient, reportFailuresAgain } from '../shared/app/query-client.ts'
import { useSession } from '../shared/app/session-store.ts'
import { setTenant } from '../shared/app/tenant.ts'
import { forgetFormerLists } from '../shared/kit/offline/forget-former-lists.ts'
import { onCartChangeElsewhere } from '../shared/trade/cart/cart-change.ts'
import { cartQuery } from '../shared/trade/cart/cart-query.ts'
import { cartToken } from '../shared/trade/cart/cart-token.ts'

/** Loads the data again that another account, currency or language changes. */
export function useFollowedChanges(): void {
  const [accountChanges, countAccountChange] = useReducer((count: number) => count + 1, 0)
  useEffect(() => followChanges(countAccountChange), [])
  // Runs after every part of the page has rendered with the new session. Before that, a page would load the account's data
  // once more, without a token. The refusal would be shown as an ended session.
  useEffect(() => {
    if (accountChanges > 0) void queryClient().refetchQueries({ type: 'active' })
  }, [accountChanges])
}

function followChanges(onAccountChange: () => void): () => void {
  // A session may have ended while no page was open, or just as a page was closed.
  void forgetFormerLists().catch(() => undefined)
  const stops = [
    useSession.subscribe((now, before) => {
      // An account must never see another account's answers, not even for a moment.
      if (now.token !== before.token) {
        forgetAnswers()
        onAccountChange()
        void forgetFormerLists().catch(() => undefined)
      } else if (now.localCurrency !== before.localCurrency || now.base !== before.base)
        reloadQueries()
    }),
    onLanguageChange(() => {
      // Failed queries are loaded again, and reported in the new language if they fail again.
      dismissToasts()
      reportFailuresAgain()
      reloadQueries()
      void translateTenant()
    }),
    onCartChangeElsewhere(askForCartAnew),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function forgetAnswers(): void {
  notifyManager.batch(() => {
    for (const query of queryClient().getQueryCache().getAll()) query.reset()
  })
}

/** Loads the data on screen again, which stays until the new answer arrives; the rest is removed from the cache. */
function reloadQueries(): void {
  queryClient().removeQueries({ type: 'inactive' })
  void queryClient().invalidateQueries()
}

/** Marks the cart as out of date. A tab in the background loads it only when it is shown again. */
function askForCartAnew(): void {
  const { queryKey } = cartQuery(cartToken() ?? '')
  const refetchType = focusManager.isFocused() ? 'active' : 'none'
  void queryClient().invalidateQueries({ queryKey, refetchType })
}

/** Loads the configuration in the chosen language, because it contains the tagline and the opening hours. */
async function translateTenant(): Promise<void> {
  const web = useAppState.getState().host
  const language = currentLanguage()
  const { data } = await travel.get('/travel/v1/base', { query: { web } })
  // If another language has been chosen since, its answer may have arrived already.
  if (data && language === currentLanguage()) setTenant(data)
}
