import { detailOf, type Schemas } from '@selat/sdk'

import type { AnyItem } from '../cart/items/item.ts'
import { sectorLabels } from '../cart/items/sector-labels.ts'
import { useItemName } from '../cart/items/use-item-name.ts'
import { useItemTexts } from '../cart/items/use-item-texts.ts'
import type { RuledItem } from './use-item-rules.ts'

type Terms = Schemas['QuotedTerms']

/** Returns the items of a cart in the form that the texts of rules need. */
export function useRuledItems(items: readonly Schemas['CartItem'][]): RuledItem[] {
  const nameOf = useItemName()
  const { t } = useItemTexts()
  return items.map((item) => ({
    id: item.Id,
    name: nameOf(item),
    content: item.ItemContent,
    terms: termsOf(item),
    parts: item.ItemContent === 'ferry' ? sectorLabels(item.Ferry, t) : [],
  }))
}

function termsOf(item: AnyItem): Terms {
  if (item.ItemContent === 'ferry') return { ...none, Sectors: item.Ferry.Sectors }
  if (item.ItemContent === 'hotel') {
    const rules = item.Hotel.Rooms.map(({ Cancellation }) => Cancellation.Text)
    return { ...none, RefundRules: [...new Set(rules)] }
  }
  const detail = detailOf(item)
  if (!detail || !('RefundRule' in detail)) return none
  const { RefundRule, RefundSteps } = detail
  const ExcludedCharges = 'ExcludedCharges' in detail ? detail.ExcludedCharges : []
  return { ...none, RefundRules: [RefundRule], RefundSteps, ExcludedCharges }
}

const none: Terms = { Sectors: [], RefundRules: [], RefundSteps: [], ExcludedCharges: [] }
