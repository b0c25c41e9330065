import { createContext, use } from 'react'
import type { ReactNode } from 'react'

/** What the form says about its fields, in words; asked by a field's name. */
export type FieldIssues = {
  /** The id of a field's control, for labels, the error summary and focus. */
  idOf: (name: string) => string
  /** What a field is called in the summary, and above it where it has no other label. */
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
