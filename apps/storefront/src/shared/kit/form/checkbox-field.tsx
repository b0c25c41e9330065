import { Checkbox, type CheckboxProps } from '@selat/ui/checkbox'

import { useFieldIssues } from './field-issues.ts'
import { type ControlEvents, useControl } from './form-values.ts'

export type CheckboxFieldProps = Pick<CheckboxProps, 'label' | 'hint' | 'className' | 'required'> &
  Pick<ControlEvents, 'onEdit'> & { name: string }

/** Shows a checkbox of the surrounding form. */
export function CheckboxField({ name, onEdit, ...props }: CheckboxFieldProps) {
  const { idOf, errorOf } = useFieldIssues()
  const bound = useControl(name, { onEdit })
  return <Checkbox {...bound} {...props} id={idOf(name)} error={errorOf(name)} />
}
