import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { partyOfItem, tripTypeOf } from '../../../shared/cart/cart-item-trip.ts'
import { SearchAgain } from '../../../shared/cart/search-again.tsx'
import { PartyText } from '../../../shared/ferry/party-text.tsx'
import { RemoveItem } from './remove-item.tsx'

type ExpiredItemProps = {
  item: Schemas['CartItem']
  onRemoved: () => void
}

/** An item whose seats are gone: what happened, and the way back to its sailings. */
export function ExpiredItem({ item, onRemoved }: ExpiredItemProps) {
  const { t } = useTranslation('cart')
  const isOpen = tripTypeOf(item.Ferry) === 'open_ticket'
  return (
    <div className="mt-5 border-t border-dashed border-input/60 pt-4">
      <p>
        <span className="font-semibold">
          <PartyText party={partyOfItem(item.Ferry)} />
        </span>
        <span className="mx-2 text-muted-foreground" aria-hidden>
          ·
        </span>
        {t(isOpen ? 'expired.bodyOpen' : 'expired.body')}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <SearchAgain ferry={item.Ferry} />
        {/* Nothing is lost with it, so nothing is asked. */}
        <RemoveItem item={item} onRemoved={onRemoved} isUnasked />
      </div>
    </div>
  )
}
