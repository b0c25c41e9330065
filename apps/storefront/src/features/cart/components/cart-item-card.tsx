import { HOLD_WARNING_SECONDS } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Badge } from '@selat/ui/badge'
import { Card } from '@selat/ui/card'

import { ExtendHold } from '../../../shared/trade/cart/extend-hold.tsx'
import { heldThing } from '../../../shared/trade/cart/held-thing.ts'
import { HoldCountdown } from '../../../shared/trade/cart/hold-countdown.tsx'
import type { HeldItem } from '../../../shared/trade/cart/holds.ts'
import { ItemBlock } from '../../../shared/trade/cart/items/item-block.tsx'
import { displayOf } from '../../../shared/trade/cart/items/item-displays.ts'
import { ItemName } from '../../../shared/trade/cart/items/item-name.tsx'
import { PeopleText } from '../../../shared/trade/cart/items/people-text.tsx'
import { useItemTexts } from '../../../shared/trade/cart/items/use-item-texts.ts'
import { SearchAgain } from '../../../shared/trade/cart/search-again.tsx'
import type { CartPricing } from '../../../shared/trade/sale/use-priced-cart.ts'
import { useItemPeople } from '../model/use-item-people.ts'
import { ItemPeople } from './item-people.tsx'
import { ItemPrice } from './item-price.tsx'
import { RemoveItem } from './remove-item.tsx'

export type CartItemCardProps = { held: HeldItem; pricing: CartPricing; onRemoved: () => void }

/** Returns the id of an item's heading, which gets the focus when another item has been removed. */
export const itemHeadingId = (itemId: string) => `cart-${itemId}`

export function CartItemCard({ held, pricing, onRemoved }: CartItemCardProps) {
  const { t } = useTranslation('cart')
  const words = useItemTexts()
  const { item, phase } = held
  const display = displayOf(item)
  const headingId = itemHeadingId(item.Id)
  const isExpired = phase === 'expired'
  return (
    <Card asChild className={isExpired ? 'border-dashed bg-transparent shadow-none' : undefined}>
      <article aria-labelledby={headingId} className="p-5 max-[20rem]:p-3 sm:p-6">
        <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h2
            id={headingId}
            tabIndex={-1}
            className="min-w-0 text-lg break-keep outline-none sm:text-xl"
          >
            <ItemName item={item} />
          </h2>
          <span className="flex flex-wrap gap-2">
            <Badge variant="outline">{display.kind(item, words)}</Badge>
            {isExpired && <Badge variant="warning">{t('expired.title')}</Badge>}
          </span>
        </header>
        <div className={isExpired ? 'mt-5 opacity-85 [filter:saturate(0)]' : 'mt-5'}>
          <ItemBlock item={item} />
        </div>
        {isExpired ? (
          <ExpiredItem item={item} onRemoved={onRemoved} />
        ) : (
          <HeldItemBody held={held} pricing={pricing} onRemoved={onRemoved} />
        )}
      </article>
    </Card>
  )
}

function HeldItemBody({ held, pricing, onRemoved }: CartItemCardProps) {
  const { t } = useTranslation('cart')
  const { item, phase } = held
  const people = useItemPeople(item)
  const { Preparation, AgesNote } = displayOf(item)
  return (
    <>
      <div className="mt-4 border-t border-border">
        <ItemPeople item={item} people={people} />
        {AgesNote && <AgesNote item={item} className="border-b border-border py-2.5" />}
        {Preparation && <Preparation item={item} />}
        <ItemPrice
          item={item}
          isChanging={people.isChanging || pricing.isUpdating}
          pricing={pricing}
        />
      </div>
      {phase === 'soon' && (
        <Alert
          variant="warning"
          live="polite"
          className="mb-4"
          title={t('hold.soonTitle', { count: HOLD_WARNING_SECONDS / 60 })}
        >
          {t('hold.soonBody')}
        </Alert>
      )}
      <footer className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-border pt-4">
        <HoldCountdown held={held} className="max-sm:w-full" />
        <ExtendHold held={held} />
        <RemoveItem item={item} onRemoved={onRemoved} />
      </footer>
    </>
  )
}

type ExpiredItemProps = {
  item: Schemas['CartItem']
  onRemoved: () => void
}

/** Shows an item whose hold has expired: what happened, and a link to where it is sold. */
function ExpiredItem({ item, onRemoved }: ExpiredItemProps) {
  const { t } = useTranslation('cart')
  return (
    <div className="mt-5 border-t border-dashed border-input/60 pt-4">
      <p>
        <span className="font-semibold">
          <PeopleText counts={displayOf(item).people(item)} />
        </span>
        <span className="mx-2 text-muted-foreground" aria-hidden>
          ·
        </span>
        {t(`gone.${heldThing(item)}`)}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <SearchAgain item={item} />
        {/* An expired item is removed without a question, because nothing is lost with it. */}
        <RemoveItem item={item} onRemoved={onRemoved} isUnasked />
      </div>
    </div>
  )
}
