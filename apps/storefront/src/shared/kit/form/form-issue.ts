import type { Issue } from '@selat/domain'
import { readFormIssues } from '@selat/domain/forms'
import type { CallError } from '@selat/sdk'

/** What the server refused without a reason that the site has words for: its own words, or those of its code, stand. */
export type Refusal = { code: 'refused'; failure: CallError; severity: 'error' }

/** What there is to say about a field of a form: by a rule of the domain, or as the server refused it. A warning stops nobody. */
export type FieldIssue = { name: string; words: Issue | Refusal }

export const refusal = (failure: CallError): Refusal => ({
  code: 'refused',
  failure,
  severity: 'error',
})

type Checked = { success: true } | { success: false; error: Parameters<typeof readFormIssues>[0] }

/** The issues of a checked form by the names of its fields, one for each; `rename` where a rule's name is another. */
export function toFieldIssues(
  result: Checked,
  rename: Readonly<Record<string, string>> = {},
): FieldIssue[] {
  if (result.success) return []
  const issues = readFormIssues(result.error).map((words) => {
    const name = words.path.join('.')
    return { name: rename[name] ?? name, words }
  })
  return issues.filter(({ name }, index) => issues.findIndex((one) => one.name === name) === index)
}
