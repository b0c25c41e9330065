import type { ReactNode } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'

import { type FieldIssues, FieldIssuesContext } from './field-issues.ts'

export type FormContextProps<Values extends FieldValues> = FieldIssues & {
  form: UseFormReturn<Values>
  children: ReactNode
}

/** Provides the fields within it with their values and issues. */
export function FormContext<Values extends FieldValues>(props: FormContextProps<Values>) {
  const { form, children, ...issues } = props
  return (
    <FormProvider {...form}>
      <FieldIssuesContext value={issues}>{children}</FieldIssuesContext>
    </FormProvider>
  )
}
