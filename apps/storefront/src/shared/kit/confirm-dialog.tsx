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
  /** What cannot be taken back, or not easily. */
  action: string
  /** The way out; `Cancel` where there is no better word. */
  keep?: string
  isPending: boolean
  onConfirm: () => void
  /** Why it did not happen; the question stays open. */
  failure: CallError | null
  children?: ReactNode
}

/** Asks before something goes. */
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
          {/* What is under way cannot be taken back, and nobody is to think so. */}
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
