import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Link } from 'react-router-dom'

import { paths } from '../../../../shared/app/paths.ts'
import { useChangeClosedTexts } from '../../../../shared/trade/order/use-change-closed-texts.ts'
import { openTickets } from '../../../../shared/trade/ticket/change-groups.ts'

type NoChangeProps = { orderId: string; tickets: readonly Schemas['Ticket'][] }

/** No ticket can be moved: why, and what can be done instead. */
export function NoChange({ orderId, tickets }: NoChangeProps) {
  const { t } = useTranslation(['order', 'common'])
  const [open] = openTickets(tickets)
  const textsOf = useChangeClosedTexts()
  return (
    <Alert
      title={t('changeDate.none')}
      action={
        <Button asChild variant="outline" size="sm">
          {open ? (
            <Link to={paths.paidDolphin({ order: orderId, ticket: open.Id })}>
              {t('changeDate.chooseSailing')}
            </Link>
          ) : (
            <Link to={paths.contact(orderId)}>{t('common:nav.contact')}</Link>
          )}
        </Button>
      }
    >
      {textsOf(tickets).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Alert>
  )
}
