import { Input, type InputProps } from '@selat/ui/input'
import type { ComponentType } from 'react'

import { FormField, type FrameProps, toFrame } from './form-field.tsx'
import { type ControlEvents, useControl } from './form-values.ts'

export type TextFieldProps = FrameProps &
  ControlEvents &
  Omit<InputProps, keyof FrameProps | 'name' | 'className' | 'onChange' | 'onBlur'> & {
    /** The control, if it is not a plain line of text. */
    as?: ComponentType<InputProps>
    inputClassName?: string
  }

/** Shows a field for a line of text in the surrounding form. */
export function TextField(props: TextFieldProps) {
  const { as: Control = Input, inputClassName, onEdit, onLeave, children, ...rest } = props
  const { frame, control } = toFrame(rest)
  const bound = useControl(frame.name, { onEdit, onLeave })
  return (
    <FormField {...frame}>
      <Control
        {...bound}
        {...control}
        {...(inputClassName !== undefined && { className: inputClassName })}
      />
      {children}
    </FormField>
  )
}
