import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { useEffect, useEffectEvent, useRef } from 'react'

import { knownTopUpRejection } from '../../../shared/app/known/known-payments.ts'
import { notify } from '../../../shared/app/notify.ts'
import { useWalletChanged } from '../api/wallet-queries.ts'

type TopUp = Schemas['TopUp']

/** Announces when a top-up that waited here was decided, and loads the balance and the statement again. */
export function useDecidedTopUps(topUps: readonly TopUp[] | undefined): void {
  const { t } = useTranslation('wallet')
  const format = useFormat()
  const changed = useWalletChanged()
  const waiting = useRef<ReadonlySet<string>>(new Set())
  const tell = useEffectEvent((decided: readonly TopUp[]) => {
    for (const { Number: number, State, Amount, Rejection } of decided)
      if (State === 'approved')
        notify({ title: t('topUps.nowApproved', { number, amount: format.money(Amount) }) })
      else if (Rejection !== null)
        notify({
          title: t('topUps.nowRejected', { number }),
          description: t(`rejection.${knownTopUpRejection(Rejection)}`),
          variant: 'destructive',
        })
    if (decided.length > 0) void changed()
  })
  useEffect(() => {
    if (!topUps) return
    tell(topUps.filter(({ Id, State }) => State !== 'pending' && waiting.current.has(Id)))
    waiting.current = new Set(topUps.filter(({ State }) => State === 'pending').map(({ Id }) => Id))
  }, [topUps])
}
