import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { DetailSection } from '../../../shared/trade/product/detail-section.tsx'
import { FactIcon } from '../../../shared/trade/product/fact-icon.tsx'

type FacilitiesSectionProps = Pick<Schemas['Hotel'], 'Facilities' | 'ChildPolicy'>

/** Shows the facilities of the hotel and its policy for children. */
export function FacilitiesSection({ Facilities, ChildPolicy }: FacilitiesSectionProps) {
  const { t } = useTranslation('hotel')
  return (
    <DetailSection title={t('facilities.title')}>
      <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {Facilities.map(({ Code, Label }) => (
          <li key={Code} className="flex items-center gap-2.5">
            <FactIcon code={Code} />
            {Label}
          </li>
        ))}
      </ul>
      <h3 className="mt-6 font-semibold">{t('facilities.children')}</h3>
      <p className="mt-1 max-w-prose">{ChildPolicy}</p>
    </DetailSection>
  )
}
