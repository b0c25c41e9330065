import { checkProof, issue, issueFrom, reasonOf } from '@selat/domain'
import type { Issue } from '@selat/domain'

import { toFileToCheck } from '../../../shared/kit/file-to-check.ts'

/** Checks a chosen file by the rules of the server (CHK-6); the issue has the words of a payment and the file's size. */
export async function checkProofFile(file: File): Promise<Issue | undefined> {
  const read = await toFileToCheck(file)
  if (!read) return issue([], 'common.file_unreadable')
  const found = checkProof(read)
  if (!found) return undefined
  const { path, code, params } = found
  return issueFrom(path, `payment.${reasonOf(code)}`, { ...params, size: file.size })
}
