import { useTranslation } from '@selat/i18n'
import type { CallError } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { Dialog } from '@selat/ui/dialog'
import type { ReactNode } from 'react'

import { DialogFailure, isFinal } from './dialog-failure.tsx'
import { SendingNote } from './form/sending-note.tsx'

export type ConfirmDialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  description: string
  /** The label of the button that confirms the action, which cannot be undone, or not easily. */
  action: string
  /** The label of the button that closes the dialog; `Cancel` if absent. */
  keep?: string
  isPending: boolean
  onConfirm: () => void
  /** The reason why the action failed, or null; the dialog stays open. */
  failure: CallError | null
  /**
   * Whether a refusal means that there is nothing left to confirm, so that the dialog can then only be closed. The dialog has to
   * be mounted for each question, because otherwise the next one would begin with the old refusal.
   */
  endsWithRefusal?: boolean
  children?: ReactNode
}

/** Asks for confirmation before an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, title, description, action, isPending, onConfirm, failure } = props
  const { endsWithRefusal = false } = props
  const { t } = useTranslation('common')
  const isOver = endsWithRefusal && isFinal(failure)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      size="sm"
      title={title}
      description={description}
      closeLabel={t('action.close')}
      footer={
        <>
          {/* The dialog stays open while the request runs, because a closed one would suggest that nothing happens. */}
          <Button
            variant="outline"
            aria-disabled={isPending || undefined}
            onClick={() => !isPending && onClose()}
          >
            {isOver ? t('action.close') : (props.keep ?? t('action.cancel'))}
          </Button>
          {!isOver && (
            <Button variant="destructive" loading={isPending} onClick={onConfirm}>
              {action}
            </Button>
          )}
        </>
      }
    >
      {props.children}
      {isPending && <SendingNote />}
      {failure && <DialogFailure failure={failure} isLast={isOver} />}
    </Dialog>
  )
}
