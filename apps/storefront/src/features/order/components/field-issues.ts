import { createContext, use } from 'react'

/** What the form says about its fields, in words; asked by a field's name. */
export type FieldIssues = {
  errorOf: (name: string) => string | undefined
  warningOf: (name: string) => string | undefined
}

export const FieldIssuesContext = createContext<FieldIssues>({
  errorOf: () => undefined,
  warningOf: () => undefined,
})

export const useFieldIssues = (): FieldIssues => use(FieldIssuesContext)
