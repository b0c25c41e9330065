import { checkImage } from '@selat/domain'
import type { UploadRefusal } from '@selat/domain'
import type { CallError } from '@selat/sdk'

import { toFileToCheck } from '../../../shared/file-to-check.ts'

type ProblemError = Extract<CallError, { kind: 'problem' }>

/** A chosen image and what the server would say against it. */
export type AttachedImage = { file: File; refusal: ProblemError | null }

/** Judges a chosen image before it is sent, by the rule that the server has (SUP-1). */
export async function attachImage(file: File): Promise<AttachedImage> {
  const refusal = checkImage(await toFileToCheck(file))
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
export const imageKey = (image: AttachedImage | null): string =>
  image === null ? '' : [image.file.name, image.file.size, image.file.lastModified].join(' ')
