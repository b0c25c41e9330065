import { createContext, use } from 'react'

export type FieldControl = {
  id: string
  required: boolean
  'aria-describedby'?: string | undefined
  'aria-errormessage'?: string | undefined
  'aria-invalid'?: true | undefined
}

export const FieldContext = createContext<FieldControl | null>(null)

type ControlProps = {
  id?: string | undefined
  required?: boolean | undefined
  'aria-describedby'?: string | undefined
}

/** Returns the props of a control, completed by those of its Field; the control's own props have priority. */
export function useFieldControl(props: ControlProps) {
  const field = use(FieldContext)
  if (field === null) return {}
  const describedBy = [props['aria-describedby'], field['aria-describedby']]
    .filter(Boolean)
    .join(' ')
  return {
    id: props.id ?? field.id,
    required: props.required ?? field.required,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    'aria-errormessage': field['aria-errormessage'],
    'aria-invalid': field['aria-invalid'],
  }
}
