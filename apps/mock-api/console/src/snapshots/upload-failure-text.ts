import { ConsoleRefusal } from '@selat/mock-api/console'

import { failureText } from '../api/console-context.ts'

const NO_SNAPSHOT = 'This file is no snapshot of a sandbox. Choose one that was downloaded here.'

const TEXTS: Readonly<Record<string, string>> = {
  malformed_json: NO_SNAPSHOT,
  wrong_type: NO_SNAPSHOT,
  not_a_snapshot: NO_SNAPSHOT,
  newer: 'A newer mock has made this snapshot. Update this one to read it.',
  digest_differs: 'This snapshot was changed after it was downloaded.',
}

/**
 * Says in a sentence why a chosen file was not stored. The mock's refusal of a row inside the file is returned
 * unchanged, because its pointer says more.
 */
export function uploadFailureText(error: unknown): string {
  const [first] = error instanceof ConsoleRefusal ? error.errors : []
  const isOfWhole = first !== undefined && !first.pointer.startsWith('/tables')
  return (isOfWhole ? TEXTS[first.code] : undefined) ?? failureText(error)
}
