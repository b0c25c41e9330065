import { Button } from '@selat/ui/button'
import type { ButtonProps } from '@selat/ui/button'

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'form'> & {
  form: { isSending: boolean; waitUntil: number | null }
}

/** Sends the form around it; busy while it is sent, and out of use while the server asks to wait. */
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
