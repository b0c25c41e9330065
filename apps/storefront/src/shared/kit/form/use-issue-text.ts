import type { Issue } from '@selat/domain'
import { useTranslation } from '@selat/i18n'

/** Puts an issue into words. Its code is the key of its text, in a namespace that the page loads with its other texts. */
export function useIssueText(): (issue: Issue) => string {
  const { t } = useTranslation('common')
  return ({ code, params }) => {
    const [topic, reason] = code.split('.')
    const key = `${topic}:issue.${reason}`
    // A test of the messages holds that every code is a key; a type of all keys of all namespaces would say no more.
    return (t as (key: string, values: object) => string)(key, params)
  }
}
