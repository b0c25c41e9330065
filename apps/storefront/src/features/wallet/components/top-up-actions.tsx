import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { Link } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { treasurers } from '../../../shared/trade/agency/roles.ts'
import { useIsFor } from '../../../shared/trade/agency/use-agency.ts'

type TopUpActionsProps = { topUp: Schemas['TopUp']; onCancel: () => void }

/** Lets members who manage the money cancel a top-up that waits, or send a rejected one again. */
export function TopUpActions({ topUp, onCancel }: TopUpActionsProps) {
  const { t } = useTranslation('wallet')
  const mayAct = useIsFor(treasurers)
  const { Id, Number: number, State } = topUp
  if (!mayAct) return null
  if (State === 'pending')
    return (
      <Button
        variant="outline"
        size="sm"
        aria-label={t('topUps.cancelOf', { number })}
        onClick={onCancel}
      >
        {t('topUps.cancel')}
      </Button>
    )
  if (State !== 'rejected') return null
  return (
    <Button asChild variant="outline" size="sm">
      <Link to={paths.topUp({ topup: Id })} aria-label={t('topUps.againOf', { number })}>
        {t('topUps.again')}
      </Link>
    </Button>
  )
}
