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
  return {
    kind: 'problem',
    code: refusal.reason,
    sentCode: null,
    detail: '',
    ...statusAndParams(refusal),
    errors: [],
    requestId: null,
    retryAfterSeconds: null,
    text: null,
  }
}

function statusAndParams(refusal: UploadRefusal): Pick<ProblemError, 'status' | 'params'> {
  switch (refusal.reason) {
    case 'file_too_large':
      return { status: 413, params: { limit: refusal.limit } }
    case 'file_type_refused':
      return { status: 415, params: { kinds: refusal.kinds.join(', ') } }
    case 'image_too_large': {
      const { width, height, megapixels } = refusal
      return { status: 422, params: { width, height, megapixels } }
    }
  }
}

/** Tells two chosen files apart; empty for none. */
export const fileKey = (chosen: AttachedFile | null): string =>
  chosen === null ? '' : [chosen.file.name, chosen.file.size, chosen.file.lastModified].join(' ')
