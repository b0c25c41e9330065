import type { FileToCheck, UploadRefusal } from '@selat/domain'
import type { CallError } from '@selat/sdk'

import { toFileToCheck } from '../file-to-check.ts'

type ProblemError = Extract<CallError, { kind: 'problem' }>

/** A chosen file and what the server would say against it. */
export type AttachedFile = { file: File; refusal: ProblemError | null }

/** Judges a chosen file before it is sent, by the rule that the server has. */
export async function attachFile(
  file: File,
  check: (file: FileToCheck) => UploadRefusal | undefined,
): Promise<AttachedFile> {
  const refusal = check(await toFileToCheck(file))
  return { file, refusal: refusal ? toProblem(refusal) : null }
}

/** In the server's shape, so that the page has one way to put it into words. */
function toProblem(refusal: UploadRefusal): ProblemError {
  const isLarge = refusal.reason === 'file_too_large'
  return {
    kind: 'problem',
    status: isLarge ? 413 : 415,
    code: refusal.reason,
    sentCode: null,
    detail: '',
    params: isLarge ? { limit: refusal.limit } : { kinds: refusal.kinds.join(', ') },
    errors: [],
    requestId: null,
    retryAfterSeconds: null,
    text: null,
  }
}

/** Tells two chosen files apart; empty for none. */
export const fileKey = (chosen: AttachedFile | null): string =>
  chosen === null ? '' : [chosen.file.name, chosen.file.size, chosen.file.lastModified].join(' ')
