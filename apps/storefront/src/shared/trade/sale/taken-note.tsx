import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Link } from 'react-router-dom'

import { notify } from '../../app/notify.ts'
import { paths } from '../../app/paths.ts'
import { useIsNetHidden } from '../price/net-visibility.ts'
import { noteTaken, type TakenQuotation, useTakenQuotation } from './taken-quotation.ts'

/**
 * Shows at a checkout that was taken up from a quotation the net prices of then and now, and the selling price that the
 * customer was quoted.
 */
export function TakenNote({ cart }: { cart: string }) {
  const { t } = useTranslation('quotation')
  const format = useFormat()
  const taken = useTakenQuotation(cart)
  const priceText = usePriceText()
  const isNetHidden = useIsNetHidden()
  if (!taken) return null
  const { id, number, selling, isOver = false } = taken
  const detach = () => {
    noteTaken(null)
    notify({ title: t('taken.detached', { number }) })
  }
  return (
    <Alert
      variant={isOver ? 'destructive' : 'info'}
      live={isOver ? 'assertive' : 'off'}
      className="mb-6"
      title={
        <Link to={paths.quotation(id)} className="underline underline-offset-4 tabular">
          {t('taken.title', { number })}
        </Link>
      }
      action={
        <Button variant="outline" size="sm" onClick={detach}>
          {t('taken.detach')}
        </Button>
      }
    >
      {isOver
        ? t('taken.over')
        : format.sentences([
            !isNetHidden && priceText(taken),
            t('taken.selling', { selling: format.money(selling) }),
          ])}
    </Alert>
  )
}

function usePriceText(): (taken: TakenQuotation) => string {
  const { t } = useTranslation('quotation')
  const format = useFormat()
  return ({ net, netQuoted }) => {
    const order = Math.sign(net.Amount - netQuoted.Amount)
    const texts = {
      net: format.money(net),
      quoted: format.money(netQuoted),
      difference: format.money(apart(net, netQuoted)),
    }
    if (order === 0) return t('taken.same', { net: texts.net })
    return t(order > 0 ? 'taken.dearer' : 'taken.cheaper', texts)
  }
}

function apart(one: Schemas['Money'], other: Schemas['Money']): Schemas['Money'] {
  return { ...one, Amount: Math.abs(one.Amount - other.Amount) }
}
