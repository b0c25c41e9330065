import { useTranslation } from '@selat/i18n'
import { Badge } from '@selat/ui/badge'
import { Button } from '@selat/ui/button'
import { EmptyState } from '@selat/ui/empty-state'
import { Seascape } from '@selat/ui/seascape'
import { useMediaQuery } from '@selat/ui/use-media-query'
import { Link } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { sellers } from '../../../shared/trade/agency/roles.ts'
import { useIsFor } from '../../../shared/trade/agency/use-agency.ts'
import { DeskCards, type DeskRowsProps, DeskTable } from './desk-rows.tsx'

/** Lists the tasks of the agency, each with its next step. */
export function DeskList(props: DeskRowsProps) {
  const { t } = useTranslation('agency')
  const isWide = useMediaQuery('(min-width: 64rem)')
  const { Items } = props.desk
  const Rows = isWide ? DeskTable : DeskCards
  if (Items.length === 0) return <NothingWaits />
  return (
    <section aria-labelledby="desk-waiting">
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="desk-waiting" className="text-xl">
          {t('desk.waiting')}
        </h2>
        <Badge role="status" variant="accent">
          {t('desk.waitingCount', { count: Items.length })}
        </Badge>
      </div>
      <Rows {...props} />
    </section>
  )
}

function NothingWaits() {
  const { t } = useTranslation('agency')
  const isSeller = useIsFor(sellers)
  return (
    <EmptyState
      title={t('desk.none')}
      description={t('desk.noneBody')}
      illustration={<Seascape seed="desk" />}
      action={
        isSeller ? (
          <Button asChild>
            <Link to={paths.home()}>{t('desk.search')}</Link>
          </Button>
        ) : (
          <Button asChild variant="outline">
            <Link to={paths.wallet()}>{t('deskStep.wallet')}</Link>
          </Button>
        )
      }
    />
  )
}
