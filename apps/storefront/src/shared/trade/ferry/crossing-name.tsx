import { useTranslation } from '@selat/i18n'
import { partsAtCommas, Unbroken } from '@selat/ui/unbroken'

/** Names both terminals of a route in a heading. */
export function CrossingName({ from, to }: { from: string; to: string }) {
  const { t } = useTranslation('ferry')
  return (
    <Unbroken
      text={t('results.title', { from, to })}
      parts={[...partsAtCommas(from), ...partsAtCommas(to)]}
    />
  )
}
