import { get, useForm, useFormState, useWatch } from 'react-hook-form'
import type { DefaultValues, FieldValues } from 'react-hook-form'

/** Where the values of a form live. */
export type FormSource<Values> = {
  /** As they are rendered. */
  values: Values
  /** As they are now: an event may come before the last key press has rendered. */
  read: () => Values
  /** Whether a field says something else than in the beginning; only then leaving it has it judged. */
  isEdited: (name: string) => boolean
}

/** Values that are typed into the fields of a page, which React Hook Form holds. */
export function useTypedValues<Values extends FieldValues>(defaultValues: DefaultValues<Values>) {
  const form = useForm<Values>({ defaultValues, shouldFocusError: false })
  const { control, getValues } = form
  // Every field has a default, so nothing in it is missing.
  const values = useWatch({ control }) as Values
  const { dirtyFields, isDirty } = useFormState({ control })
  const source: FormSource<Values> = {
    values,
    read: () => getValues(),
    isEdited: (name) => Boolean(get(dirtyFields, name)),
  }
  return { form, source, isDirty }
}

/** What a field holds, by its name. */
export const valueAt = (values: unknown, name: string): unknown => get(values, name)
