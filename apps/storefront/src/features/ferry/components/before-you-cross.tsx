import { useTranslation } from '@selat/i18n'
import { useId } from 'react'

import { BorderChecklist } from '../../../shared/trade/ferry/border-checklist.tsx'
import type { Leg } from '../model/legs.ts'
import { crossingsOfPicks, type PickedSailing } from '../model/picked-sailing.ts'

type BeforeYouCrossProps = { legs: readonly Leg[]; picks: readonly PickedSailing[] }

/** Lists what the chosen sailings require at their borders; shows nothing if they cross none (FER-9). */
export function BeforeYouCross({ legs, picks }: BeforeYouCrossProps) {
  const { t } = useTranslation('ferry')
  const headingId = useId()
  if (!legs.some(({ isInternational }) => isInternational)) return null
  return (
    <section aria-labelledby={headingId} className="border-t border-border pt-6">
      <h2 id={headingId} className="mb-4 text-xl">
        {t('border.title')}
      </h2>
      <BorderChecklist crossings={crossingsOfPicks(legs, picks)} />
    </section>
  )
}
