import { hash } from 'node:crypto'

/** Returns the SHA-256 of a text in UTF-8, in hex. */
export function digestOf(text: string): string {
  return hash('sha256', text, 'hex')
}
