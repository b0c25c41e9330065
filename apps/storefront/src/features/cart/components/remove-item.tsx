import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { callErrorOf } from '@selat/sdk/react-query'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'

import { useProblemText } from '../../../shared/app/problem-text.ts'
import { ConfirmDialog } from '../../../shared/kit/confirm-dialog.tsx'
import { SendingNote } from '../../../shared/kit/form/sending-note.tsx'
import { useItemName } from '../../../shared/trade/cart/items/use-item-name.ts'
import { useRemoveItem } from '../../../shared/trade/cart/use-cart-changes.ts'

type RemoveItemProps = {
  item: Schemas['CartItem']
  onRemoved: () => void
  /** Whether the item is removed without asking first. */
  isUnasked?: boolean
}

export function RemoveItem({ item, onRemoved, isUnasked = false }: RemoveItemProps) {
  const { t } = useTranslation(['cart', 'common'])
  const [isAsking, setIsAsking] = useState(false)
  const toText = useProblemText()
  const name = useItemName()(item)
  const removal = useRemoveItem()
  const failure = callErrorOf(removal.error)
  const remove = async () => {
    try {
      // A callback of mutate() would be dropped with this component, which disappears together with its item.
      await removal.mutateAsync(item.Id)
      setIsAsking(false)
      onRemoved()
    } catch {
      // The failure is in `removal.error`, which is shown.
    }
  }
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="ms-auto -me-3"
        aria-label={t('item.remove', { item: name })}
        loading={isUnasked && removal.isPending}
        onClick={() => (isUnasked ? void remove() : setIsAsking(true))}
      >
        <Trash2 aria-hidden />
        {t('common:action.remove')}
      </Button>
      {isUnasked && removal.isPending && <SendingNote />}
      {isUnasked && failure && (
        <Alert variant="destructive" live="assertive">
          {toText(failure)}
        </Alert>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('item.removeTitle')}
        description={name}
        action={t('common:action.remove')}
        keep={t('item.keep')}
        isPending={removal.isPending}
        onConfirm={() => void remove()}
        failure={failure}
      >
        {t('item.removeBody')}
      </ConfirmDialog>
    </>
  )
}
