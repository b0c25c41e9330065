import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import type {
  ArrayPath,
  FieldArray,
  FieldPath,
  FieldPathValue,
  FieldValues,
  UseFormReturn,
} from 'react-hook-form'

/** How a part of a form reads and changes what is typed elsewhere in it. */
export type FormValues<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  'getValues' | 'setValue' | 'setFocus'
>

/** The values of the form around. */
export function useFormValues<Values extends FieldValues = FieldValues>(): FormValues<Values> {
  return useFormContext<Values>()
}

/** One value of the form around, followed while it changes. */
export function useFieldValue<Values extends FieldValues, Name extends FieldPath<Values>>(
  name: Name,
): FieldPathValue<Values, Name> {
  const { control } = useFormContext<Values>()
  return useWatch({ control, name })
}

/** The rows of a field that is a list. Each row keeps its id while others come and go. */
export function useFormRows<Values extends FieldValues, Name extends ArrayPath<Values>>(
  name: Name,
) {
  const { control } = useFormContext<Values>()
  const { fields, append, remove } = useFieldArray({ control, name })
  return {
    ids: fields.map(({ id }) => id),
    /** Adds a row at the end, and leads to the field of it that is named. */
    append: (row: FieldArray<Values, Name>, firstField: string) =>
      append(row, { focusName: `${name}.${fields.length}.${firstField}` }),
    remove: (place: number) => remove(place),
  }
}

export type ControlEvents = {
  onEdit?: (() => void) | undefined
  onLeave?: (() => void) | undefined
}

/** What binds a control to its value in the form around. */
export function useControl(name: string, { onEdit, onLeave }: ControlEvents = {}) {
  const { register } = useFormContext()
  return register(name, {
    ...(onEdit && { onChange: onEdit }),
    ...(onLeave && { onBlur: onLeave }),
  })
}
