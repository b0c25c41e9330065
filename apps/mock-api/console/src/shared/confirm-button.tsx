import { Button, type ButtonProps } from '@selat/ui/button'
import { Dialog } from '@selat/ui/dialog'
import { type ReactNode, useState } from 'react'

import { FailureNote } from './failure-note.tsx'

type ConfirmButtonProps = {
  label: ReactNode
  question: string
  /** The text that says what will be deleted, and what stays. */
  consequence: string
  confirmLabel: string
  onConfirm: () => Promise<unknown>
  variant?: ButtonProps['variant']
}

/** Shows a button for actions that cannot be undone. It asks once, and its dialog stays open if the action fails. */
export function ConfirmButton({
  label,
  question,
  consequence,
  confirmLabel,
  onConfirm,
  variant = 'outline',
}: ConfirmButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const ask = (next: boolean) => {
    setError(null)
    setIsAsking(next)
  }
  const confirm = async () => {
    setIsBusy(true)
    try {
      await onConfirm()
      ask(false)
    } catch (reason) {
      setError(reason instanceof Error ? reason : new Error(String(reason)))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <>
      <Button size="sm" variant={variant} onClick={() => ask(true)}>
        {label}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={ask}
        title={question}
        description={consequence}
        closeLabel="Close"
        size="sm"
        footer={
          <>
            <Button size="sm" variant="outline" onClick={() => ask(false)}>
              Keep it
            </Button>
            <Button
              size="sm"
              variant="destructive"
              loading={isBusy}
              onClick={() => void confirm()}
              data-autofocus=""
            >
              {confirmLabel}
            </Button>
          </>
        }
      >
        <FailureNote error={error} />
      </Dialog>
    </>
  )
}
