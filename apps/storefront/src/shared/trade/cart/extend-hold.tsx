import { useTranslation } from '@selat/i18n'
import { callErrorOf } from '@selat/sdk/react-query'
import { Button } from '@selat/ui/button'
import { useId } from 'react'

import { useProblemText } from '../../app/problem-text.ts'
import type { HeldItem } from './holds.ts'
import { useItemName } from './items/use-item-name.ts'
import { useExtendHold } from './use-cart-changes.ts'

/**
 * Gives visitors who need it more time (WCAG 2.2.1). Without extensions left the button stays, and says why it does
 * nothing.
 */
export function ExtendHold({ held }: { held: HeldItem }) {
  const { t } = useTranslation('cart')
  const toText = useProblemText()
  const itemName = useItemName()
  const reasonId = useId()
  const extend = useExtendHold()
  const { Id, HoldExtensionsLeft } = held.item
  const isUsedUp = HoldExtensionsLeft === 0
  const failure = callErrorOf(extend.error)
  const said = failure ? toText(failure) : extend.isSuccess ? t('hold.extended') : ''
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        variant="outline"
        size="sm"
        loading={extend.isPending}
        aria-label={t('hold.extendItem', { item: itemName(held.item) })}
        {...(isUsedUp && { 'aria-disabled': true, 'aria-describedby': reasonId })}
        onClick={() => !isUsedUp && extend.mutate(Id)}
      >
        {t('hold.extend')}
      </Button>
      {isUsedUp && (
        <span id={reasonId} className="text-sm text-muted-foreground">
          {t('hold.usedUp')}
        </span>
      )}
      <span role="status" className={failure ? 'text-sm font-medium text-destructive' : 'sr-only'}>
        {said}
      </span>
    </span>
  )
}
