import { issue } from '@selat/domain'

import { useIssueText } from './use-issue-text.ts'

/**
 * Returns how long a text may be, if it is longer. It is for fields outside a form with rules, such as a search: the text
 * stays as it was typed, and is not sent before it is shortened.
 */
export function useTooLongText(text: string, max: number): string | undefined {
  const toText = useIssueText()
  return text.trim().length > max ? toText(issue([], 'common.too_long', { max })) : undefined
}
