import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { DetailSection } from '../../../shared/trade/product/detail-section.tsx'

/** Lists the days of a journey, one below the other along a line. */
export function Itinerary({ days }: { days: readonly Schemas['PackageDay'][] }) {
  const { t } = useTranslation('package')
  return (
    <DetailSection title={t('trip.itinerary')}>
      <ol className="flex max-w-prose flex-col">
        {days.map(({ Day, Text }) => (
          <li key={Day} className="relative flex gap-4 pb-6 last:pb-0">
            {Day < days.length && (
              <span
                aria-hidden
                className="absolute start-[0.4375rem] top-4 -bottom-2 w-0.5 bg-border"
              />
            )}
            <span
              aria-hidden
              className="relative mt-1.5 size-4 shrink-0 rounded-full border-[3px] border-brand bg-background"
            />
            <div className="min-w-0">
              <h3 className="text-base">{t('trip.day', { day: Day })}</h3>
              <p className="mt-0.5">{Text}</p>
            </div>
          </li>
        ))}
      </ol>
    </DetailSection>
  )
}
