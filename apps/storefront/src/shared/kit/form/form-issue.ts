import type { Issue } from '@selat/domain'
import { readFormIssues } from '@selat/domain/forms'
import type { CallError } from '@selat/sdk'

/**
 * A refusal of the server for a reason that the site has no words for; the server's own words, or those of its code, are shown.
 */
export type Refusal = { code: 'refused'; failure: CallError; severity: 'error' }

/** An issue of a field: one that a rule of the domain found, or the server's refusal. A warning does not stop the form. */
export type FieldIssue = { name: string; words: Issue | Refusal }

export const refusal = (failure: CallError): Refusal => ({
  code: 'refused',
  failure,
  severity: 'error',
})

type Checked = { success: true } | { success: false; error: Parameters<typeof readFormIssues>[0] }

/**
 * Returns the issues of a checked form by the names of its fields, one for each field. `rename` maps the names in the rules to
 * those in the form if they differ.
 */
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
