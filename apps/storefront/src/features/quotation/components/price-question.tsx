import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'

/** What the customer saw, and what those who travel cost instead. */
export type PriceChange = { before: Schemas['Money']; after: Schemas['Money'] }

type PriceQuestionProps = PriceChange & { accept: () => void; back: () => void }

/** Tells both amounts; nothing is accepted until the customer says so. */
export function PriceQuestion({ before, after, accept, back }: PriceQuestionProps) {
  const { t } = useTranslation('quotation')
  const format = useFormat()
  const more = after.Amount - before.Amount
  return (
    <Alert
      variant="warning"
      live="assertive"
      title={t('accept.priceTitle', { now: format.money(after) })}
      action={
        <>
          <Button variant="main" size="sm" onClick={accept}>
            {t('accept.send', { total: format.money(after) })}
          </Button>
          <Button variant="outline" size="sm" onClick={back}>
            {t('accept.back')}
          </Button>
        </>
      }
    >
      {t(more > 0 ? 'accept.dearer' : 'accept.cheaper', {
        before: format.money(before),
        difference: format.money({ ...after, Amount: Math.abs(more) }),
      })}
    </Alert>
  )
}
