import { perVisitor } from './current-visitor.ts'

/** What the page that is being rendered tells search engines, as objects of schema.org. */
export const subjects = perVisitor<object[]>(() => [])

/**
 * Tells search engines what a page is about, by an object of https://schema.org. They read the document that the server
 * sends; in the browser nothing is done with it.
 */
export function describeSubject(subject: object): void {
  if (import.meta.env.SSR) subjects().push({ '@context': 'https://schema.org', ...subject })
}
