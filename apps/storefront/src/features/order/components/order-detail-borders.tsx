import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { BorderChecklist } from '../../../shared/ferry/border-checklist.tsx'
import { crossingsOfSectors } from '../../../shared/ferry/border-crossings.ts'
import { useBorderWords } from '../../../shared/ferry/use-border-words.ts'

type OrderDetailBordersProps = { order: Pick<Schemas['Order'], 'Items'> }

/** What all crossings of the order ask for at their borders; nothing where there is none, or no date yet (FER-9). */
export function OrderDetailBorders({ order }: OrderDetailBordersProps) {
  const { t } = useTranslation('ferry')
  const crossings = order.Items.flatMap((item) =>
    item.ItemContent === 'ferry' ? crossingsOfSectors(item.Ferry.Sectors) : [],
  )
  if (useBorderWords()(crossings).length === 0) return null
  return (
    <section aria-label={t('border.title')}>
      <h2 className="mb-4 text-2xl">{t('border.title')}</h2>
      <BorderChecklist crossings={crossings} />
    </section>
  )
}
