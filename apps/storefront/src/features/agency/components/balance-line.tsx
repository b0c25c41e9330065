import { useFormat, useTranslation } from '@selat/i18n'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { balanceQuery } from '../api/desk-queries.ts'

/**
 * Shows the money that can be spent in each currency, with links to the statements. The line keeps its height until they are
 * loaded.
 */
export function BalanceLine() {
  const { t } = useTranslation('agency')
  const format = useFormat()
  const { data } = useQuery(balanceQuery())
  return (
    <dl className="flex min-h-11 flex-wrap items-baseline gap-x-5 gap-y-1">
      {data && <dt className="text-sm text-muted-foreground">{t('desk.balance')}</dt>}
      {data?.Items.map(({ Currency, Available }) => (
        <dd key={Currency}>
          <Link
            to={paths.wallet({ wallet: Currency })}
            aria-label={`${t('desk.wallet', { currency: Currency })}: ${format.money(Available)}`}
            className="inline-flex min-h-8 items-center text-lg font-bold tabular underline decoration-input underline-offset-4 hover:decoration-2"
          >
            {format.money(Available)}
          </Link>
        </dd>
      ))}
    </dl>
  )
}
