import { Button, type ButtonProps } from '@selat/ui/button'

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'form'> & {
  form: { isSending: boolean; waitUntil: number | null }
}

/** Sends the surrounding form. It is busy while the form is sent, and disabled while the server asks to wait. */
export function SubmitButton({ form, variant = 'main', ...props }: SubmitButtonProps) {
  return (
    <Button
      {...props}
      type="submit"
      variant={variant}
      loading={form.isSending}
      {...(form.waitUntil !== null && { 'aria-disabled': true })}
    />
  )
}
