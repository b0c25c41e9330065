import { perVisitor } from './current-visitor.ts'

const told = perVisitor<{ subjects: object[]; isEmpty: boolean }>(() => ({
  subjects: [],
  isEmpty: false,
}))

/** Returns what the page that is being rendered tells search engines, as objects of schema.org. */
export const subjects = (): readonly object[] => told().subjects

/** Whether the page has said that it has nothing to show. */
export const isEmptyPage = (): boolean => told().isEmpty

/**
 * Tells search engines what a page is about, by an object of https://schema.org. They read the document that the server sends,
 * so a browser does nothing here.
 */
export function describeSubject(subject: object): void {
  if (import.meta.env.SSR) told().subjects.push({ '@context': 'https://schema.org', ...subject })
}

/** Says that a page has nothing to show, such as a list without rows, so that search engines do not list it. */
export function describeEmptyPage(): void {
  if (import.meta.env.SSR) told().isEmpty = true
}

/** Forgets what a page has told before it is rendered once more. */
export function forgetSubjects(): void {
  told().subjects.length = 0
  told().isEmpty = false
}
