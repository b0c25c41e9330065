import {
  type ArrayPath,
  type FieldArray,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useFieldArray,
  useFormContext,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form'

/** The functions by which a part of a form reads and changes the values elsewhere in it. */
export type FormValues<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  'getValues' | 'setValue' | 'setFocus'
>

/** Returns the functions that read and change the values of the surrounding form. */
export function useFormValues<Values extends FieldValues = FieldValues>(): FormValues<Values> {
  return useFormContext<Values>()
}

/** Returns one value of the surrounding form, and follows its changes. */
export function useFieldValue<Values extends FieldValues, Name extends FieldPath<Values>>(
  name: Name,
): FieldPathValue<Values, Name> {
  const { control } = useFormContext<Values>()
  return useWatch({ control, name })
}

/** Returns the rows of a field that is a list. Each row keeps its id while others are added and removed. */
export function useFormRows<Values extends FieldValues, Name extends ArrayPath<Values>>(
  name: Name,
) {
  const { control } = useFormContext<Values>()
  const { fields, append, remove } = useFieldArray({ control, name })
  return {
    ids: fields.map(({ id }) => id),
    /** Adds a row at the end, and moves the focus to its named field. */
    append: (row: FieldArray<Values, Name>, firstField: string) =>
      append(row, { focusName: `${name}.${fields.length}.${firstField}` }),
    remove: (place: number) => remove(place),
  }
}

export type ControlEvents = {
  onEdit?: (() => void) | undefined
  onLeave?: (() => void) | undefined
}

/** Binds a control to its value in the surrounding form. */
export function useControl(name: string, { onEdit, onLeave }: ControlEvents = {}) {
  const { register } = useFormContext()
  return register(name, {
    ...(onEdit && { onChange: onEdit }),
    ...(onLeave && { onBlur: onLeave }),
  })
}
