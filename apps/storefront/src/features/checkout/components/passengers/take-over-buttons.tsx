import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'

import { useItemName } from '../../../../shared/trade/cart/items/use-item-name.ts'
import type { TakenOver } from '../../model/take-over.ts'

export type TakeOverButtonsProps = {
  /** The other items, with those of their travellers who would take a free place here. */
  offers: readonly { item: Schemas['CartItem']; taken: readonly TakenOver[] }[]
  onTake: (taken: readonly TakenOver[]) => void
}

/** Fills free places with the travellers of another item in the cart, so that no traveller has to be typed twice. */
export function TakeOverButtons({ offers, onTake }: TakeOverButtonsProps) {
  const { t } = useTranslation('order')
  const itemName = useItemName()
  const [said, setSaid] = useState('')
  return (
    <>
      {offers
        .filter(({ taken }) => taken.length > 0)
        .map(({ item, taken }) => (
          <Button
            key={item.Id}
            variant="outline"
            className="h-auto min-h-11 max-w-full self-start py-2 text-start whitespace-normal"
            onClick={() => {
              onTake(taken)
              setSaid(t('checkout.tookOver', { count: taken.length }))
            }}
          >
            <UsersRound aria-hidden />
            {t('checkout.sameAs', { item: itemName(item) })}
          </Button>
        ))}
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}
