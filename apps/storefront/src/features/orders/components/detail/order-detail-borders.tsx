import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { journeysOf } from '../../../../shared/trade/cart/items/ferry-parties.ts'
import { BorderJourneys } from '../../../../shared/trade/ferry/border-checklist.tsx'
import { toBorderJourney } from '../../../../shared/trade/ferry/border-crossings.ts'
import { useBorderWords } from '../../../../shared/trade/ferry/use-border-words.ts'

type OrderDetailBordersProps = { order: Pick<Schemas['Order'], 'Items'> }

/**
 * Lists what each traveller needs at the borders of their crossings; renders nothing if no border or no date is known (FER-9).
 */
export function OrderDetailBorders({ order }: OrderDetailBordersProps) {
  const { t } = useTranslation('ferry')
  const words = useBorderWords()
  const journeys = journeysOf(order.Items).map(toBorderJourney)
  if (journeys.every(({ crossings }) => words(crossings).length === 0)) return null
  return (
    <section aria-label={t('border.title')}>
      <h2 className="mb-4 text-2xl">{t('border.title')}</h2>
      <BorderJourneys journeys={journeys} />
    </section>
  )
}
