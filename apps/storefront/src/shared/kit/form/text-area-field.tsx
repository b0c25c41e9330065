import { Textarea, type TextareaProps } from '@selat/ui/textarea'

import { FormField, type FrameProps, toFrame } from './form-field.tsx'
import { useControl } from './form-values.ts'

export type TextAreaFieldProps = FrameProps &
  Omit<TextareaProps, keyof FrameProps | 'name' | 'className' | 'onChange' | 'onBlur'>

/** Shows a field for several lines of text in the surrounding form. */
export function TextAreaField({ children, ...props }: TextAreaFieldProps) {
  const { frame, control } = toFrame(props)
  const bound = useControl(frame.name)
  return (
    <FormField {...frame}>
      <Textarea {...bound} {...control} />
      {children}
    </FormField>
  )
}
