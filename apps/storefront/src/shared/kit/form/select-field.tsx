import { Select, type SelectProps } from '@selat/ui/select'

import { FormField, type FrameProps, toFrame } from './form-field.tsx'
import { type ControlEvents, useControl } from './form-values.ts'

export type SelectFieldProps = FrameProps &
  Pick<ControlEvents, 'onEdit'> &
  Omit<SelectProps, keyof FrameProps | 'name' | 'className' | 'onChange' | 'onBlur'>

/** Shows a selection of the surrounding form. */
export function SelectField({ onEdit, ...props }: SelectFieldProps) {
  const { frame, control } = toFrame(props)
  const bound = useControl(frame.name, { onEdit })
  return (
    <FormField {...frame}>
      <Select {...bound} {...control} />
    </FormField>
  )
}
