import { useTranslation } from '@selat/i18n'
import type { CallError } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'

import { useProblemText } from '../../app/problem-text.ts'
import { sellers } from '../agency/roles.ts'
import { useIsFor } from '../agency/use-agency.ts'
import { useReplacesItem } from '../cart/instead-of.ts'

export type AddActionProps = {
  isAdding: boolean
  /** The reason why nothing was added. */
  failure: CallError | null
  refusedTitle: string
  /** It is `submit` at the end of a form. */
  type?: 'button' | 'submit'
  disabled?: boolean
  onClick?: () => void
}

/** Shows the button that adds to the cart, and the reason if that was refused. */
export function AddAction({ isAdding, failure, refusedTitle, ...button }: AddActionProps) {
  const { t } = useTranslation('product')
  const toText = useProblemText()
  const isSeller = useIsFor(sellers)
  const replacesItem = useReplacesItem()
  if (!isSeller) return null
  return (
    <>
      {replacesItem && <p className="text-sm font-medium">{t('price.insteadOf')}</p>}
      {failure && (
        <Alert variant="destructive" live="assertive" title={refusedTitle}>
          {toText(failure)}
        </Alert>
      )}
      <Button variant="main" size="lg" loading={isAdding} {...button}>
        {t('price.add')}
      </Button>
    </>
  )
}
