import { createContext, type ReactNode, use } from 'react'

/** The texts that the form shows about its fields, by a field's name. */
export type FieldIssues = {
  /** Returns the id of a field's control, for labels, the error summary and focus. */
  idOf: (name: string) => string
  /** Returns the title of a field, for the summary and as its label if it has no other. */
  titleOf: (name: string) => string
  errorOf: (name: string) => ReactNode
  warningOf: (name: string) => ReactNode
}

export const FieldIssuesContext = createContext<FieldIssues>({
  idOf: (name) => name,
  titleOf: (name) => name,
  errorOf: () => undefined,
  warningOf: () => undefined,
})

export const useFieldIssues = (): FieldIssues => use(FieldIssuesContext)
