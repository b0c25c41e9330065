import type { DefaultValues, FieldValues } from 'react-hook-form'

import type { FieldIssue } from './form-issue.ts'
import { useTypedValues } from './form-source.ts'
import { readRefusedFields } from './refused-fields.ts'
import type { FieldMap } from './refused-fields.ts'
import { useFormEngine } from './use-form-engine.ts'
import type { FormEngineInput } from './use-form-engine.ts'

export type ServerFormInput<Values extends FieldValues, Answer> = Omit<
  FormEngineInput<Values, Answer, FieldIssue>,
  'source' | 'toIssues'
> & {
  /** Begins the ids of its fields. */
  id: string
  defaultValues: DefaultValues<Values>
  /** Fields that the server may refuse. */
  fields?: FieldMap
}

/** A form of typed values that go to the server, which names what it refuses by pointers into what was sent. */
export function useServerForm<Values extends FieldValues, Answer>({
  id,
  defaultValues,
  fields = { pointers: {} },
  ...input
}: ServerFormInput<Values, Answer>) {
  const { form, source, isDirty } = useTypedValues<Values>(defaultValues)
  const { restart, ...engine } = useFormEngine<Values, Answer, FieldIssue>({
    ...input,
    source,
    toIssues: (failure) => readRefusedFields(failure, fields),
  })
  return {
    ...engine,
    id,
    form,
    values: source.values,
    isDirty,
    /** Starts anew with what is stored now. */
    reset: (stored: DefaultValues<Values>) => {
      form.reset(stored)
      restart()
    },
  }
}

/** A form without its types of values, for the pieces that serve every form. */
export type ServerFormState = Omit<
  ReturnType<typeof useServerForm<FieldValues, unknown>>,
  'form' | 'reset' | 'values' | 'refused' | 'issues'
> & { refused: { attempt: number } }
