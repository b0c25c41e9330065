import { cruiseReturnsOn, passportNeededUntil } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import type { ReactNode } from 'react'

type PapersProps = { cruise: Schemas['Cruise']; sailsOn: string | null }

/**
 * Shows the papers that a guest needs and the rules for guests. For the chosen sailing it names the date until which a passport
 * must be valid.
 */
export function Papers({ cruise, sailsOn }: PapersProps) {
  const { t } = useTranslation('cruise')
  const format = useFormat()
  const passportUntil =
    sailsOn === null ? null : passportNeededUntil(cruiseReturnsOn(sailsOn, cruise.Nights))
  return (
    <dl className="grid max-w-prose gap-x-6 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)]">
      <Row name={t('papers.checkIn')}>{cruise.CheckIn}</Row>
      <Row name={t('papers.passport')}>
        {cruise.PassportRule}
        {passportUntil !== null && (
          <span className="block font-semibold">
            {t('papers.passportUntil', { date: format.date(passportUntil, 'medium') })}
          </span>
        )}
      </Row>
      <Row name={t('papers.ages')}>{cruise.AgeRule}</Row>
      <Row name={t('papers.book')}>{t('papers.ahead', { count: cruise.BookBeforeDays })}</Row>
      <Row name={t('papers.cancel')}>{cruise.RefundRule}</Row>
    </dl>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="font-semibold max-sm:-mb-3">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
