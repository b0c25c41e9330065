import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { heldThing } from '../../../shared/trade/cart/held-thing.ts'
import { displayOf } from '../../../shared/trade/cart/items/item-displays.ts'
import { PeopleText } from '../../../shared/trade/cart/items/people-text.tsx'
import { SearchAgain } from '../../../shared/trade/cart/search-again.tsx'
import { RemoveItem } from './remove-item.tsx'

type ExpiredItemProps = {
  item: Schemas['CartItem']
  onRemoved: () => void
}

/** An item that is not held any more: what happened, and the way back to where it is sold. */
export function ExpiredItem({ item, onRemoved }: ExpiredItemProps) {
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
        {/* Nothing is lost with it, so nothing is asked. */}
        <RemoveItem item={item} onRemoved={onRemoved} isUnasked />
      </div>
    </div>
  )
}
