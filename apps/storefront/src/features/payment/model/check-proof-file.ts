import { checkProof, issue, issueFrom, reasonOf } from '@selat/domain'
import type { Issue } from '@selat/domain'

import { toFileToCheck } from '../../../shared/kit/file-to-check.ts'

/** Judges a chosen file as the server will (CHK-6), in the words of a payment: how large it is, and what to do about it. */
export async function checkProofFile(file: File): Promise<Issue | undefined> {
  const read = await toFileToCheck(file)
  if (!read) return issue([], 'common.file_unreadable')
  const found = checkProof(read)
  if (!found) return undefined
  const { path, code, params } = found
  return issueFrom(path, `payment.${reasonOf(code)}`, { ...params, size: file.size })
}
