import type { Schemas } from '@selat/sdk'

import { knownIn } from '../../app/known/known.ts'
import type { AnyItem, ItemContent, ItemOf } from '../cart/items/item.ts'
import { sectorLabels } from '../cart/items/sector-labels.ts'
import { useItemName } from '../cart/items/use-item-name.ts'
import { useItemTexts } from '../cart/items/use-item-texts.ts'
import type { RuledItem } from './use-item-rules.ts'

type Terms = Schemas['QuotedTerms']

/** The items of a cart as their rules are told. */
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
  const toTerms = terms[knownIn(terms, item.ItemContent)]
  // The row of its kind takes the item.
  return { ...none, ...toTerms(item as never) }
}

const none: Terms = { Sectors: [], RefundRules: [], RefundSteps: [], ExcludedCharges: [] }

const terms: { [Content in ItemContent]: (item: ItemOf<Content>) => Partial<Terms> } = {
  ferry: ({ Ferry: { Sectors } }) => ({ Sectors }),
  hotel: ({ Hotel: { Rooms } }) => ({
    RefundRules: [...new Set(Rooms.map(({ Cancellation }) => Cancellation.Text))],
  }),
  attraction: ({ Attraction }) => cancelTerms(Attraction),
  package: ({ Package }) => ({
    ...cancelTerms(Package),
    ExcludedCharges: Package.ExcludedCharges,
  }),
  transport: ({ Transport }) => cancelTerms(Transport),
  cruise: ({ Cruise }) => cancelTerms(Cruise),
  unknown: () => ({}),
}

type Cancellable = Pick<Schemas['PackageItem'], 'RefundRule' | 'RefundSteps'>

function cancelTerms({ RefundRule, RefundSteps }: Cancellable): Partial<Terms> {
  return { RefundRules: [RefundRule], RefundSteps }
}
