import { HOLD_WARNING_SECONDS } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { callErrorOf } from '@selat/sdk/react-query'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Link } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { useProblemText } from '../../../shared/app/problem-text.ts'
import { ExtendHold } from '../../../shared/trade/cart/extend-hold.tsx'
import { HoldCountdown } from '../../../shared/trade/cart/hold-countdown.tsx'
import { type HeldItem, runningHolds } from '../../../shared/trade/cart/holds.ts'
import { useDatedItemName } from '../../../shared/trade/cart/items/use-item-name.ts'
import { SearchAgain } from '../../../shared/trade/cart/search-again.tsx'
import { useRemoveItem } from '../../../shared/trade/cart/use-cart-changes.ts'

export const holdNoticeId = 'checkout-hold'

/** Counts down the hold that expires first, and offers what can be done about expired items. */
export function HoldNotice({ items }: { items: readonly HeldItem[] }) {
  const { t } = useTranslation('cart')
  const [soonest] = runningHolds(items)
  const itemName = useDatedItemName()
  const expired = items.filter(({ phase }) => phase === 'expired').map(({ item }) => item)
  // Nobody could tell the notices of two items of one crossing apart, so they share one.
  const alike = [...Map.groupBy(expired, itemName)]
  const isSoon = soonest?.phase === 'soon'
  const isOneOfSeveral = alike.length > 1
  return (
    <div
      id={holdNoticeId}
      tabIndex={-1}
      // Several notices would cover the form on a phone, so only a single one sticks to the top.
      className={`mb-5 flex flex-col gap-3 outline-none ${isOneOfSeveral ? '' : 'max-lg:z-20 max-lg:[@media(min-height:34rem)]:sticky max-lg:[@media(min-height:34rem)]:top-18'}`}
    >
      {alike.map(([name, ofName]) => (
        <ExpiredNotice
          key={name}
          name={name}
          items={ofName}
          canGoOn={soonest !== undefined}
          isOneOfSeveral={isOneOfSeveral}
        />
      ))}
      {soonest && (
        <div
          className={`rounded-lg border px-4 py-3 ${isSoon ? 'border-warning/40 bg-warning-surface' : 'border-border bg-card'}`}
        >
          <p role="status" className={isSoon ? 'mb-2 font-semibold' : 'sr-only'}>
            {isSoon && t('hold.soonTitle', { count: HOLD_WARNING_SECONDS / 60 })}
          </p>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <HoldCountdown held={soonest} />
            <ExtendHold key={soonest.item.Id} held={soonest} />
          </div>
        </div>
      )}
    </div>
  )
}

type ExpiredNoticeProps = {
  name: string
  /** The expired items of that name. */
  items: readonly Schemas['CartItem'][]
  /**
   * Whether another item is still held. Without one, removing these items would leave an empty order, so the notice leads to the
   * cart.
   */
  canGoOn: boolean
  isOneOfSeveral: boolean
}

function ExpiredNotice({ name, items, canGoOn, isOneOfSeveral }: ExpiredNoticeProps) {
  const { t } = useTranslation(['order', 'common', 'cart'])
  const toText = useProblemText()
  const removal = useRemoveItem()
  const failure = callErrorOf(removal.error)
  const [first] = items
  const removeFrom = (index: number) => {
    const item = items[index]
    // One after the other, because each answer is the whole cart, and an older one must not replace a newer one.
    if (item) removal.mutate(item.Id, { onSuccess: () => removeFrom(index + 1) })
  }
  return (
    <Alert
      variant="destructive"
      live="assertive"
      title={t('cart:hold.over', { item: name })}
      action={
        <>
          {first && <SearchAgain item={first} isOneOfSeveral={isOneOfSeveral} />}
          {canGoOn ? (
            <Button
              variant="outline"
              size="sm"
              loading={removal.isPending}
              onClick={() => removeFrom(0)}
            >
              {t('checkout.goOnWithout')}
            </Button>
          ) : (
            <Button asChild variant="outline" size="sm">
              <Link to={paths.cart()}>{t('checkout.toCart')}</Link>
            </Button>
          )}
        </>
      }
    >
      {failure ? toText(failure) : t('checkout.typedIsKept')}
    </Alert>
  )
}
