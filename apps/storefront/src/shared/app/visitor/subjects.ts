import { perVisitor } from './current-visitor.ts'

const told = perVisitor<{ subjects: object[]; isEmpty: boolean }>(() => ({
  subjects: [],
  isEmpty: false,
}))

/** Returns what the rendered page describes to search engines, as objects of schema.org. */
export const subjects = (): readonly object[] => told().subjects

/** Whether the page has said that it has nothing to show. */
export const isEmptyPage = (): boolean => told().isEmpty

/**
 * Describes the page to search engines by an object of https://schema.org. They read the document that the server
 * sends, so this has no effect in a browser.
 */
export function describeSubject(subject: object): void {
  if (import.meta.env.SSR) told().subjects.push({ '@context': 'https://schema.org', ...subject })
}

/** Says that a page has nothing to show, such as a list without rows, so that search engines do not list it. */
export function describeEmptyPage(): void {
  if (import.meta.env.SSR) told().isEmpty = true
}

/** Removes what a page has described before it is rendered once more. */
export function forgetSubjects(): void {
  told().subjects.length = 0
  told().isEmpty = false
}
