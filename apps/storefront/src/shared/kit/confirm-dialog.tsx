import { useTranslation } from '@selat/i18n'
import type { CallError } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Dialog } from '@selat/ui/dialog'
import type { ReactNode } from 'react'

import { useProblemText } from '../app/problem-text.ts'
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
  children?: ReactNode
}

/** Asks for confirmation before an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, title, description, action, isPending, onConfirm, failure } = props
  const { t } = useTranslation('common')
  const toText = useProblemText()
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
            {props.keep ?? t('action.cancel')}
          </Button>
          <Button variant="destructive" loading={isPending} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      {props.children}
      {isPending && <SendingNote />}
      {failure && (
        <Alert variant="destructive" live="assertive" className="not-first:mt-3">
          {toText(failure)}
        </Alert>
      )}
    </Dialog>
  )
}
