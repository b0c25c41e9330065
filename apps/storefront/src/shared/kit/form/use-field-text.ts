import { useProblemText } from '../../app/problem-text.ts'
import type { FieldIssue } from './form-issue.ts'
import { useIssueText } from './use-issue-text.ts'

/** Puts what is wrong with a field into words: an issue in its own, what the server refused in the server's. */
export function useFieldText(): (issue: FieldIssue) => string {
  const issueText = useIssueText()
  const problemText = useProblemText()
  return ({ words }) => (words.code === 'refused' ? problemText(words.problem) : issueText(words))
}
